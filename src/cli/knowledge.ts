import type { Command } from 'commander';
import { checkKnowledge } from '../operations/check-knowledge.ts';

/** `knowledge …`: what the embedded designer knows of trades, and whether one's own is in its form. */
export function addKnowledgeCommands(program: Command, exit: (code: number) => void): void {
  program
    .command('knowledge')
    .description('what the embedded designer knows of trades')
    .command('check')
    .description('look through a folder of knowledge and say what is not in its form')
    .argument(
      '[folder]',
      'one’s own knowledge, as TAILORBIRD_KNOWLEDGE names it; without it, what comes with the program',
    )
    .action(async (folder: string | undefined) => {
      const { counts, faults } = await checkKnowledge(folder);
      for (const fault of faults) process.stdout.write(`✗ ${fault}\n`);
      const told = Object.entries(counts).map(([family, count]) => `${count} ${family}`);
      if (faults.length === 0) process.stdout.write(`✓ ${told.join(', ') || 'nothing is there'}\n`);
      exit(faults.length === 0 ? 0 : 1);
    });
}
