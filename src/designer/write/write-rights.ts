import type { Want } from '../brief.ts';
import { capitalise } from '../capitalise.ts';
import type { SlotOf } from './slots.ts';
import { pageTitleFor, stemsOf, wantIds, type WriteContext } from './write-context.ts';

type Rights = SlotOf<'rights'>;
type Grant = Rights['groups'][number]['rows'][number]['grants'][number];

interface Office {
  words: RegExp;
  roles: readonly (readonly [name: string, note: string])[];
  /** Grants by role from the left: `+` all, `o` only one's own, `-` none. */
  groups: readonly (readonly [
    title: string,
    rows: readonly (readonly [label: string, note: string, grants: string])[],
  ])[];
}

/** Who may do what, by what is worked at. */
const OFFICES: readonly Office[] = [
  {
    words: /\b(?:cms|content|blog|magazine|newspaper|editor\w*|publish\w*|news|posts?|articles?)\b/i,
    roles: [['Owner', '1 person'], ['Editor', '4 people'], ['Author', '11 people'], ['Contributor', '23 people'], ['Reader', '60 people']],
    groups: [
      ['Articles', [
        ['Write a draft', '', '++++-'],
        ['Edit', 'What others wrote', '++oo-'],
        ['Publish', '', '++o--'],
        ['Delete', 'Goes to the bin for 30 days', '++o--'],
      ]],
      ['Pictures and files', [
        ['Upload', '', '++++-'],
        ['Replace or remove', '', '++oo-'],
      ]],
      ['Site', [
        ['Change navigation and pages', '', '++---'],
        ['Change the look', '', '+----'],
      ]],
      ['People', [
        ['Invite', 'Up to one’s own role', '++---'],
        ['Change roles', '', '+----'],
        ['See the log', '', '++---'],
      ]],
    ],
  },
  {
    words: /\b(?:hospital|clinic|practice|patients?|medical|health|doctor|dental|care|vet\w*)\b/i,
    roles: [['Practice owner', '2 people'], ['Doctor', '6 people'], ['Nurse', '9 people'], ['Reception', '4 people'], ['Billing', '2 people']],
    groups: [
      ['Records', [
        ['Read the file', '', '++++o'],
        ['Write notes', '', '+++--'],
        ['Prescribe', '', '++---'],
        ['Export a file', 'Is written to the log', '+o---'],
      ]],
      ['Appointments', [
        ['Book and move', '', '+++++'],
        ['Change opening hours', '', '+--+-'],
      ]],
      ['Money', [
        ['Write invoices', '', '+---+'],
        ['Refund', 'Over €100 two people', '+---o'],
      ]],
      ['People', [
        ['Invite', '', '+o---'],
        ['Change roles', '', '+----'],
      ]],
    ],
  },
  {
    words: /\b(?:shop|store|orders?|e-?commerce|warehouse|stock|inventory|retail|sales|crm|restaurant)\b/i,
    roles: [['Owner', '1 person'], ['Manager', '3 people'], ['Sales', '8 people'], ['Stock', '6 people'], ['Accounts', '2 people']],
    groups: [
      ['Orders', [
        ['See orders', '', '+++++'],
        ['Change an order', 'Until it is packed', '+++o-'],
        ['Refund', '', '++o-+'],
      ]],
      ['Goods', [
        ['Add and edit', '', '++-+-'],
        ['Change prices', '', '++---'],
        ['Count stock', '', '++-+-'],
      ]],
      ['Customers', [
        ['See addresses', '', '+++o+'],
        ['Export a list', 'Is written to the log', '++---'],
      ]],
      ['Money', [
        ['See takings', '', '++--+'],
        ['Change the bank account', 'Needs a second factor', '+----'],
      ]],
    ],
  },
  {
    words: /./,
    roles: [['Owner', '1 person'], ['Admin', '3 people'], ['Member', '24 people'], ['Billing', '2 people'], ['Guest', '9 people']],
    groups: [
      ['Projects', [
        ['Create', '', '+++--'],
        ['Edit', 'Those one belongs to', '++o--'],
        ['Archive', '', '++o--'],
        ['Share outside', 'By link, with an end', '++---'],
      ]],
      ['Files', [
        ['Upload', '', '+++-o'],
        ['Download', '', '++++o'],
        ['Delete for good', '', '++---'],
      ]],
      ['Billing', [
        ['See invoices', '', '++-+-'],
        ['Change the plan', '', '+--+-'],
      ]],
      ['People and keys', [
        ['Invite', '', '++o--'],
        ['Change roles', '', '++---'],
        ['Create access keys', 'Is written to the log', '++---'],
      ]],
    ],
  },
]; // prettier-ignore

const GRANTS: Readonly<Record<string, Grant>> = { '+': 'all', o: 'own', '-': 'none' };
const ROLE = /^(?:roles?|user roles?|permissions?|rights?)$/i;

/** Roles across, rights down: the prompt's own where it names them. */
export function writeRights(context: WriteContext, want?: Want): Rights {
  const { brief } = context;
  const office = OFFICES.find(({ words }) => words.test(brief.prompt)) ?? OFFICES.at(-1);
  const named =
    brief.wants.find(({ label, items }) => items.length > 1 && ROLE.test(label))?.items ??
    rolesIn(brief.prompt) ??
    want?.items ??
    [];
  const asRoles = named.length > 1 && named.every(({ title }) => stemsOf(title).length <= MOST_WORDS);
  const roles = asRoles
    ? named.slice(0, MOST_ROLES).map(({ title, note }, index) => ({ name: title, note: note ?? PEOPLE[index] ?? '' }))
    : (office?.roles ?? []).map(([name, note]) => ({ name, note }));
  const place = (index: number): number =>
    Math.min(MOST_ROLES - 1, Math.round((index * (MOST_ROLES - 1)) / Math.max(1, roles.length - 1)));
  return {
    kind: 'rights',
    wants: wantIds(want),
    title: pageTitleFor(context, want, 'Roles and permissions'),
    note: 'What a role may do counts from the next sign-in of everybody who has it.',
    roles: roles.map((role, index) => ({ ...role, ...(index === EDITED ? { on: true } : {}) })),
    groups: (office?.groups ?? []).map(([title, rows]) => ({
      title,
      rows: rows.map(([label, note, grants]) => ({
        label,
        ...(note === '' ? {} : { note }),
        grants: roles.map((_, index) => GRANTS[grants[asRoles ? place(index) : index] ?? '-'] ?? 'none'),
      })),
    })),
    action: { label: 'Save changes', icon: 'check' },
    secondary: { label: 'Add a role', icon: 'plus' },
  };
}

/** "Roles doctor, nurse, receptionist, admin". */
function rolesIn(prompt: string): { title: string; note?: string }[] | undefined {
  const listed = /\broles?:?\s((?:[\p{L} ]{3,20},\s?){1,5}(?:and )?[\p{L} ]{3,20})(?=[.;)]|$)/iu.exec(prompt)?.[1];
  return listed?.split(/,\s?(?:and )?|\sand\s/).map((role) => ({ title: capitalise(role.trim()) }));
}

const MOST_WORDS = 3;
const MOST_ROLES = 5;
/** The role that is being looked at. */
const EDITED = 1;
const PEOPLE = ['1 person', '4 people', '11 people', '23 people', '60 people'];
