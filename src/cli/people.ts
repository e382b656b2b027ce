import { Option, type Command } from 'commander';
import { parseUserName } from '../contract/fields/user-name-field.ts';
import { addUser, handOver, issueUserKey, listUserKeys, listUsers, revokeAnyKey } from '../operations/people.ts';
import type { Builder, CommonFlags, Storage } from './house.ts';
import { toTable } from './to-table.ts';
import { withStorage } from './with-storage.ts';

interface ListFlags extends CommonFlags {
  json?: boolean;
}

/** `users …` and `keys …`: who may come in. They work on the database itself, whether or not a service is running on it. */
export function addPeople(program: Command, builder: Builder, data: Option): void {
  const tell = async (flags: CommonFlags, work: (storage: Storage) => Promise<string>): Promise<void> =>
    void process.stdout.write(`${await withStorage(builder, flags, work)}\n`);
  const json = new Option('--json', 'print JSON instead of a table');

  const users = program.command('users').description('the users of the service');
  users
    .command('list')
    .description('list the users, with how many projects and valid keys each has')
    .addOption(data)
    .addOption(json)
    .action((flags: ListFlags) => tell(flags, async (storage) => tellUsers(await listUsers(storage), flags)));
  users
    .command('add')
    .description('make a user, with whom projects can be shared before a key is issued')
    .argument('<user>', 'the name, as in TAILORBIRD_TOKENS or as the identity provider says it')
    .addOption(data)
    .action((name: string, flags: CommonFlags) =>
      tell(flags, async (storage) => `${(await addUser(storage, parseUserName(name))).name} is a user now`),
    );
  users
    .command('hand-over')
    .description('give all projects and design systems of one user to another')
    .argument('<user>', 'who gets them; made if there is none of that name')
    .option('--from <user>', 'who has them: `local` is who uses the service without a key', 'local')
    .addOption(data)
    .action((to: string, flags: CommonFlags & { from: string }) =>
      tell(flags, async (storage) => {
        const { projects, designSystems } = await handOver(storage, flags.from, parseUserName(to));
        return `${to} has ${count(projects, 'project')} and ${count(designSystems, 'design system')} of ${flags.from} now`;
      }),
    );

  const keys = program.command('keys').description('the keys that let users in');
  keys
    .command('issue')
    .description('make a key and print it, once: only its hash is kept')
    .argument('<user>', 'whose it is; made if there is none of that name')
    .option('--label <words>', 'what it is for', '')
    .addOption(data)
    .action((name: string, flags: CommonFlags & { label: string }) =>
      tell(flags, async (storage) => {
        const { entry, key } = await issueUserKey(storage, parseUserName(name), flags.label.trim().slice(0, 100));
        process.stderr.write(
          `Key ${entry.id} of ${entry.userName}. It is shown this once; every request needs a key from now on.\n`,
        );
        return key;
      }),
    );
  keys
    .command('list')
    .description('list keys, without the keys themselves')
    .argument('[user]', 'of this user alone')
    .addOption(data)
    .addOption(json)
    .action((name: string | undefined, flags: ListFlags) =>
      tell(flags, async (storage) => tellKeys(await listUserKeys(storage, name), flags)),
    );
  keys
    .command('revoke')
    .description('end a key at once, and every session that began with it')
    .argument('<id>', 'as keys list tells it')
    .addOption(data)
    .action((id: string, flags: CommonFlags) =>
      tell(flags, async (storage) => {
        await revokeAnyKey(storage, id.replace(/^keys\//, ''));
        return `${id} lets nobody in any more`;
      }),
    );
}

type Listed<Work extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Work>>;

const tellUsers = (users: Listed<typeof listUsers>, { json }: ListFlags): string =>
  json === true
    ? JSON.stringify(users.map(({ createTime, ...user }) => ({ ...user, createTime: toTime(createTime) })))
    : toTable(
        ['user', 'projects', 'keys', 'since'],
        users.map(({ name, projects, keys, createTime }) => [name, `${projects}`, `${keys}`, toTime(createTime)]),
      );

const tellKeys = (keys: Listed<typeof listUserKeys>, { json }: ListFlags): string =>
  json === true
    ? JSON.stringify(
        keys.map(({ id, userName, label, createTime, lastUseTime, revokeTime }) => ({
          id,
          user: userName,
          label,
          createTime: toTime(createTime),
          ...(lastUseTime !== undefined && { lastUseTime: toTime(lastUseTime) }),
          ...(revokeTime !== undefined && { revokeTime: toTime(revokeTime) }),
        })),
      )
    : toTable(
        ['id', 'user', 'label', 'issued', 'last used', 'revoked'],
        keys.map(({ id, userName, label, createTime, lastUseTime, revokeTime }) => [
          id,
          userName,
          label,
          ...[createTime, lastUseTime, revokeTime].map(toTime),
        ]),
      );

const toTime = (ms: number | undefined): string =>
  ms === undefined ? '' : `${new Date(ms).toISOString().slice(0, 19)}Z`;

const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;
