import { Command } from 'commander';

interface Speller {
  unknownOption(flag: string): void;
  error(message: string, options: { code: string }): never;
}

/** Tells a misspelt option before the required one that it may have been meant for. */
export class SpellingCommand extends Command {
  override createCommand(name?: string): SpellingCommand {
    return new SpellingCommand(name);
  }

  /** Called by commander, which looks for what is missing before what is unknown. */
  missingMandatoryOptionValue({ flags }: { flags: string }): void {
    const speller = this as unknown as Speller;
    const unknown = this.args.find((argument) => /^--[^\s=]+$/.test(argument));
    if (unknown !== undefined) speller.unknownOption(unknown);
    speller.error(`error: required option '${flags}' not specified`, { code: 'commander.missingMandatoryOptionValue' });
  }
}
