import type { Want } from '../brief.ts';
import { capitalise } from '../capitalise.ts';
import type { SlotOf } from './slots.ts';
import { wantIds, type WriteContext } from './write-context.ts';

type Manual = SlotOf<'manual'>;
type Told = Omit<Manual, 'kind' | 'wants' | 'search'>;

const THING =
  /\b(?:for|of|to) (?:an?|the|our|my) ([\p{L}][\p{L}\d .-]{2,32}?)(?: (?:react|vue|svelte|angular|web|ui))?(?: (?:component|widget|hook|library|sdk|cli|api|plugin|package|framework|tool))\b/iu;
const OF_COMPONENT = /\b(?:components?|widgets?|hooks?|props?|react|vue|svelte|design system|ui (?:kit|library))\b/i;
const OF_API = /\b(?:api|endpoints?|rest|graphql|webhooks?|sdk)\b/i;

/** One page of a handbook: of a component, of an interface, or the first steps with anything else. */
export function writeManual(context: WriteContext, want?: Want): Manual {
  const { brief } = context;
  const thing = THING.exec(brief.prompt)?.[1]?.trim();
  const told = OF_COMPONENT.test(brief.prompt)
    ? ofComponent(capitalise(thing ?? 'Date picker'))
    : OF_API.test(brief.prompt)
      ? ofInterface(context)
      : firstSteps(context, thing);
  return {
    kind: 'manual',
    wants: wantIds(want),
    ...told,
    title: brief.heading ?? (want === undefined || SAYS_DOCS.test(want.label) ? told.title : want.label),
    search: 'Search the docs',
  };
}

/** What only names a part of such a page is none of its titles. */
const SAYS_DOCS =
  /^$|\b(?:docs?|documentation|install\w*|props?|param\w*|examples?|codes?|snippets?|contents?|side ?bar|navigation|breadcrumbs?|search|sections?|endpoints?|requests?|responses?|authentication|errors?|usage|start\w*|next|version|tabs?|table|page|hero|steps|guides?)\b/i;

const kebab = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-');
const pascal = (name: string): string => kebab(name).split('-').map(capitalise).join('');
const items = (labels: readonly string[], on?: string): { label: string; on?: boolean }[] =>
  labels.map((label) => (label === on ? { label, on: true } : { label }));

function ofComponent(name: string): Told {
  const tag = pascal(name);
  return {
    title: name,
    note: `One ${name.toLowerCase()} for forms, filters and tables. It works with a keyboard, in any language, and without a style sheet.`,
    path: ['Components', 'Inputs'],
    groups: [
      { title: 'Start', items: items(['Installation', 'Theming', 'Accessibility']) },
      { title: 'Inputs', items: items(['Checkbox', 'Combobox', name, 'Text field', 'Slider'], name) },
      { title: 'Overlays', items: items(['Dialog', 'Popover', 'Tooltip']) },
    ],
    sections: [
      { heading: 'Install', text: 'The package has no dependencies and 6 kB of code.', code: { file: 'Terminal', lines: [`npm install @kit/${kebab(name)}`] } },
      {
        heading: 'Usage',
        text: 'Give it a value and say what happens when it changes. It keeps nothing by itself.',
        code: {
          file: 'booking.tsx',
          lines: [`import { ${tag} } from '@kit/${kebab(name)}';`, '', 'export function Booking() {', '  const [value, setValue] = useState();', `  return <${tag} value={value} onChange={setValue} />;`, '}'],
        },
      },
      {
        heading: 'Props',
        text: 'Everything but the value may be left out.',
        table: {
          columns: ['Prop', 'Type', 'Default', 'What it does'],
          rows: [
            ['value', 'Value | undefined', '–', 'What is chosen now'],
            ['onChange', '(next: Value) => void', '–', 'Called with what was chosen'],
            ['min', 'Value', 'none', 'Nothing before it can be chosen'],
            ['max', 'Value', 'none', 'Nothing after it can be chosen'],
            ['disabled', 'boolean', 'false', 'Shows the value and takes no input'],
            ['label', 'string', '–', 'Read out, and shown above'],
          ],
        },
      },
      { heading: 'Examples', text: 'With limits on both sides, and a label that is only read out.', code: { file: 'limits.tsx', lines: [`<${tag}`, '  label="Arrival"', '  min={today()}', '  max={inMonths(6)}', '/>'] } },
      { heading: 'Keyboard', text: 'The focus goes back to where it came from.', table: { columns: ['Key', 'What it does'], rows: [['Arrows', 'Next and previous'], ['Enter', 'Choose and close'], ['Escape', 'Close, change nothing']] } },
    ],
    before: 'Combobox',
    after: 'Text field',
  };
} // prettier-ignore

function ofInterface({ brief, domain, brand }: WriteContext): Told {
  const noun = domain.collections[0]?.words[0] ?? 'order';
  const plural = noun.endsWith('s') ? noun : `${noun}s`;
  const path = `/v1/${kebab(plural)}`;
  const asked = DEED.exec(brief.prompt);
  if (asked !== null) return ofDeed(asked, brand);
  const create = `Create ${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
  const host = `api.${kebab(brand).replaceAll('-', '')}.example`;
  return {
    title: create,
    note: `Adds one ${noun} to your account and returns it as it is stored. Calls with the same key are carried out once.`,
    path: ['Reference', capitalise(plural)],
    groups: [
      { title: 'Start', items: items(['Authentication', 'Errors', 'Paging', 'Limits']) },
      { title: capitalise(plural), items: items([`List ${plural}`, create, 'Read one', 'Change', 'Delete'], create) },
      { title: 'Events', items: items(['Webhooks', 'Signatures']) },
    ],
    sections: [
      {
        heading: 'Request',
        text: 'Send the fields as JSON with a key that may write.',
        code: { file: `POST ${path}`, lines: [`curl https://${host}${path} \\`, '  -H "Authorization: Bearer sk_test_51c0" \\', '  -H "Idempotency-Key: 7f2a" \\', `  -d '{"reference": "A-1042", "amount": 4200}'`] },
      },
      {
        heading: 'Parameters',
        text: 'Two are needed, the others have a default.',
        table: {
          columns: ['Name', 'Type', 'Needed', 'What it is'],
          rows: [
            ['reference', 'string', 'Yes', 'Your own number, up to 64 characters'],
            ['amount', 'integer', 'Yes', 'In the smallest unit, such as cents'],
            ['currency', 'string', 'No', 'Three letters; that of the account'],
            ['note', 'string', 'No', 'Shown to your colleagues only'],
            ['metadata', 'object', 'No', 'Up to 20 keys of your own'],
          ],
        },
      },
      {
        heading: 'Response',
        text: 'The stored object, with its id and the moment it was made.',
        code: { file: '201 Created', lines: ['{', `  "id": "${noun.slice(0, 3)}_8s1q",`, '  "reference": "A-1042",', '  "amount": 4200,', '  "state": "open",', '  "created": "2026-11-20T10:00:00Z"', '}'] },
      },
      { heading: 'Errors', text: 'Every error says in words what to change.', table: { columns: ['Code', 'When'], rows: [['400', 'A field is missing or too long'], ['401', 'The key is unknown or has ended'], ['409', 'The reference is taken'], ['429', 'More than 50 calls in a second']] } },
    ],
    before: `List ${plural}`,
    after: 'Read one',
  };
} // prettier-ignore

/** "API reference page for sending SMS": one call, by what it does. */
const DEED =
  /\b(?:for|to|on) (send|creat|upload|translat|convert|track|ship|generat|verif|transcrib|charg|pay)(?:ing|e|y)? (?:an? |the )?([\p{L}]+(?: [\p{L}]+)?)/iu;
const VERBS: Readonly<Record<string, string>> = {
  creat: 'Create',
  translat: 'Translate',
  generat: 'Generate',
  verif: 'Verify',
  transcrib: 'Transcribe',
  charg: 'Charge',
};

function ofDeed([, stem = '', thing = '']: RegExpExecArray, brand: string): Told {
  const verb = VERBS[stem.toLowerCase()] ?? capitalise(stem.toLowerCase());
  const name = /^(?:sms|mms|pdf|csv|otp)$/i.test(thing) ? thing.toUpperCase() : thing.toLowerCase();
  const path = `/v1/${kebab(name)}`;
  const title = `${verb} ${name}`;
  return {
    title,
    note: `One call takes it, one answer says what became of it. What fails is tried again for an hour, and a webhook tells how it ended.`,
    path: ['Reference', capitalise(name)],
    groups: [
      { title: 'Start', items: items(['Authentication', 'Errors', 'Limits']) },
      { title: capitalise(name), items: items([title, 'Read one', 'List all', 'Cancel'], title) },
      { title: 'Events', items: items(['Webhooks', 'Signatures', 'Retries']) },
    ],
    sections: [
      {
        heading: 'Request',
        text: 'Send the fields as JSON with a key that may write.',
        code: { file: `POST ${path}`, lines: [`curl https://api.${kebab(brand).replaceAll('-', '')}.example${path} \\`, '  -H "Authorization: Bearer sk_test_51c0" \\', `  -d '{"to": "+47 22 00 00 18", "from": "${brand.split(' ')[0] ?? brand}", "text": "Your parcel is at the door."}'`] },
      },
      {
        heading: 'Parameters',
        text: 'Two are needed, the others have a default.',
        table: {
          columns: ['Name', 'Type', 'Needed', 'What it is'],
          rows: [
            ['to', 'string', 'Yes', 'Who gets it, with the code of the country'],
            ['text', 'string', 'Yes', 'Up to 1,600 characters, parted by itself'],
            ['from', 'string', 'No', 'Your name or number; that of the account'],
            ['at', 'string', 'No', 'When it leaves; at once'],
            ['reference', 'string', 'No', 'Your own number, given back in events'],
          ],
        },
      },
      { heading: 'Response', text: 'The id under which it can be asked for, and how it stands.', code: { file: '202 Accepted', lines: ['{', '  "id": "msg_8s1q",', '  "state": "queued",', '  "parts": 1,', '  "price": "0.034 EUR"', '}'] } },
      { heading: 'Errors', text: 'Every error says in words what to change.', table: { columns: ['Code', 'When'], rows: [['400', 'The number is not one, or the text is empty'], ['402', 'The account has no credit'], ['403', 'The receiver has opted out'], ['429', 'More than 50 calls in a second']] } },
    ],
    before: 'Authentication',
    after: 'Read one',
  };
} // prettier-ignore

function firstSteps({ brand }: WriteContext, thing: string | undefined): Told {
  const command = kebab(brand).split('-')[0] ?? 'kit';
  return {
    title: 'Getting started',
    note: `Ten minutes from nothing to the first result with ${thing === undefined ? brand : capitalise(thing)}.`,
    path: ['Docs', 'Start'],
    groups: [
      { title: 'Start', items: items(['Getting started', 'Concepts', 'Upgrade'], 'Getting started') },
      { title: 'Guides', items: items(['Import your data', 'Work in a team', 'Run it yourself', 'Back up and restore']) },
      { title: 'Reference', items: items(['Commands', 'Configuration', 'Errors']) },
    ],
    sections: [
      { heading: 'Install', text: 'One binary for Linux, macOS and Windows.', code: { file: 'Terminal', lines: [`brew install ${command}`, `${command} --version`] } },
      { heading: 'Make a project', text: 'A folder with one file of settings and an example that runs.', code: { file: 'Terminal', lines: [`${command} new first-steps`, 'cd first-steps', `${command} run`] } },
      {
        heading: 'Configure',
        text: 'Everything stands in one file. What is left out has a default.',
        table: {
          columns: ['Key', 'Default', 'What it does'],
          rows: [
            ['name', 'folder’s name', 'Shown in logs and in the window'],
            ['port', '4000', 'Where it answers'],
            ['store', './data', 'Where it keeps what it knows'],
            ['log', 'info', 'How much it says'],
          ],
        },
      },
      { heading: 'Where to go next', text: 'Read the concepts if you like to know why; import your data if you would rather see it work.' },
    ],
    before: 'Overview',
    after: 'Concepts',
  };
} // prettier-ignore
