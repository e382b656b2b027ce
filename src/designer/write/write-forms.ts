import { changesFace, faceOf, isProfile, profileFields, showsFace } from './edit-profile.ts';
import { withChecks } from './with-checks.ts';
import type { Want } from '../brief.ts';
import type { Action, Field, SlotOf } from './slots.ts';
import { writeUsualForm } from './usual-forms.ts';
import { wayIn } from './way-in.ts';
import { titleFor, wantIds, type WriteContext } from './write-context.ts';

/** What a screen is stands at the beginning; what is said later are its parts. */
const OPENING_LENGTH = 120;

const CHECKOUT: { title: string; fields: Field[] }[] = [
  {
    title: 'Contact',
    fields: [
      {
        label: 'E-mail',
        kind: 'email',
        placeholder: 'you@home.org',
        hint: 'For the receipt and nothing else',
        required: true,
      },
    ],
  },
  {
    title: 'Delivery',
    fields: [
      { label: 'Full name', kind: 'text', required: true },
      { label: 'Street and number', kind: 'text', required: true },
      { label: 'Postcode', kind: 'text', required: true, width: 'half' },
      { label: 'Town', kind: 'text', required: true, width: 'half' },
    ],
  },
  {
    title: 'Payment',
    fields: [
      { label: 'Card number', kind: 'text', placeholder: '0000 0000 0000 0000', required: true },
      { label: 'Expires', kind: 'text', placeholder: 'MM / YY', required: true, width: 'half' },
      { label: 'Security code', kind: 'text', placeholder: '3 digits', required: true, width: 'half' },
    ],
  },
];

const CONTACT: Field[] = [
  { label: 'Name', kind: 'text', required: true, width: 'half' },
  { label: 'E-mail', kind: 'email', placeholder: 'you@home.org', required: true, width: 'half' },
  { label: 'Phone', kind: 'tel', hint: 'Only if you would rather be called' },
  { label: 'Message', kind: 'textarea', placeholder: 'What is it about?', required: true },
  { label: 'I agree that you keep what I write to answer it', kind: 'checkbox', required: true },
];

/** A form: the prompt's fields where it names them, else the kind of form the screen is, else the trade's own. */
export function writeForm(context: WriteContext, want?: Want): SlotOf<'form'> {
  const { brief, domain, brand } = context;
  const asked = brief.wants.filter((one) => one.kind === 'form' && one.fields.length > 0);
  // A form is one thing however many parts the prompt names: all of its fields stand in it, part by part.
  const own = asked.length > 0 ? asked : want !== undefined && want.fields.length > 0 ? [want] : [];
  const actions = brief.wants.filter((one) => one.isAction === true).map((one): Action => ({ label: one.label }));
  const change = actions.find(changesFace);
  const hasFace = change !== undefined || (brief.archetype === 'form' && showsFace(brief.prompt));
  const [submit, secondary] = actions.filter((action) => action !== change);
  const base = { kind: 'form' as const, wants: [...new Set(wantIds(want).concat(own.map((one) => one.id)))] };
  const follow = secondary === undefined ? {} : { secondary };

  if (own.length > 0) {
    const isPart = brief.archetype === 'dashboard' && own.length === 1;
    const title =
      (isPart ? undefined : brief.heading) ?? (own.length === 1 ? titleFor(own[0], brief.subject) : brief.subject);
    return {
      ...base,
      title,
      groups: own.map((one) => ({
        ...(own.length > 1 ? { title: one.label } : {}),
        fields: withChecks(one.fields, brief.prompt),
      })),
      submit:
        submit ??
        (brief.archetype === 'auth'
          ? wayIn(brief.prompt.slice(0, OPENING_LENGTH), brief.lang, brand).submit
          : { label: submitWords(title) }),
      ...(hasFace ? { portrait: faceOf(context, change) } : {}),
      ...follow,
    };
  }
  if (brief.archetype === 'auth') {
    const way = wayIn(brief.prompt.slice(0, OPENING_LENGTH), brief.lang, brand);
    return {
      ...base,
      title: brief.heading ?? way.title,
      note: way.note,
      groups: [{ fields: way.fields }],
      submit: submit ?? way.submit,
      secondary: secondary ?? way.secondary,
      ...(way.takesProviders && { providers: providersIn(brief.prompt) }),
    };
  }
  if (brief.archetype === 'checkout') {
    return {
      ...base,
      title: brief.heading ?? titleFor(want, 'Delivery and payment'),
      groups: CHECKOUT,
      submit: submit ?? { label: 'Place the order' },
      ...follow,
    };
  }
  if (brief.archetype === 'contact') {
    return {
      ...base,
      title: brief.heading ?? `Write to ${brand}`,
      note: 'A person reads it and answers within a working day.',
      groups: [{ fields: CONTACT }],
      submit: submit ?? { label: 'Send message', icon: 'send' },
      ...follow,
    };
  }
  if (brief.archetype === 'form' && isProfile(brief.subject)) {
    return {
      ...base,
      title: brief.heading ?? brief.subject,
      groups: [{ fields: profileFields(brief.prompt) }],
      portrait: faceOf(context, change),
      submit: submit ?? { label: 'Save changes' },
      ...follow,
    };
  }
  const usual = writeUsualForm(context, want, { submit, secondary });
  if (usual !== undefined) return { ...usual, wants: base.wants };
  return {
    ...base,
    title: titleFor(want, domain.form.title),
    ...(domain.form.note === undefined ? {} : { note: domain.form.note }),
    groups: domain.form.groups,
    submit: submit ?? domain.form.submit,
    ...follow,
  };
}

const submitWords = (title: string): string => (/contact|message|brief|feedback|survey/i.test(title) ? 'Send' : 'Save');

/** Only the providers the prompt names. */
const providersIn = (prompt: string): string[] =>
  ['Google', 'Apple', 'GitHub', 'Microsoft', 'Facebook'].filter((name) =>
    new RegExp(`\\b${name}\\b`, 'i').test(prompt),
  );

export function writeSettings(context: WriteContext, want?: Want): SlotOf<'settings'> {
  const { domain } = context;
  const asked = want?.items ?? [];
  const own = {
    title: titleFor(want, 'Settings'),
    rows: asked.map((item, index) => ({
      label: item.title,
      ...(item.note === undefined ? {} : { note: item.note }),
      kind: 'switch' as const,
      on: index % 3 !== 2,
    })),
  };
  return {
    kind: 'settings',
    wants: wantIds(want),
    title: titleFor(want, 'Settings'),
    groups:
      asked.length > 0
        ? [own]
        : [
            ...domain.settings,
            {
              title: 'Account',
              rows: [
                {
                  label: 'Name and photo',
                  icon: 'user',
                  kind: 'link' as const,
                  value: domain.people[0]?.name ?? context.brand,
                },
                { label: 'Password', note: 'Changed in August', icon: 'key-round', kind: 'link' as const },
                {
                  label: 'Appearance',
                  icon: 'sun-moon',
                  kind: 'choice' as const,
                  value: 'Like the system',
                  options: ['Light', 'Dark', 'Like the system'],
                },
              ],
            },
          ],
  };
}

/** A grid to pick from: seats and times by rows, answers one below the other. */
export function writeChoices(context: WriteContext, want?: Want): SlotOf<'choices'> {
  const asked = want?.items ?? [];
  const texts = want?.texts ?? [];
  if (asked.length > 0) {
    return {
      kind: 'choices',
      wants: wantIds(want),
      title: titleFor(want, 'Choose'),
      ...(texts[0] === undefined || texts[0] === want?.label ? {} : { prompt: texts[0] }),
      rows: asked.map((item, index) => ({ cells: [{ label: item.title, state: index === 0 ? 'chosen' : 'free' }] })),
    };
  }
  if (/seat/i.test(want?.label ?? '')) return writeSeats(context, want);
  const times = ['09:00', '09:45', '10:30', '11:15', '13:00', '13:45', '14:30', '16:00'];
  return {
    kind: 'choices',
    wants: wantIds(want),
    title: titleFor(want, 'Free times'),
    rows: ['Morning', 'Afternoon'].map((label, row) => ({
      label,
      cells: times
        .slice(row * 4, row * 4 + 4)
        .map((time, index) => ({ label: time, state: time === '10:30' ? 'chosen' : index === 3 ? 'taken' : 'free' })),
    })),
    legend: true,
  };
}

function writeSeats(context: WriteContext, want: Want | undefined): SlotOf<'choices'> {
  const columns = want?.count ?? 8;
  const rows = ['A', 'B', 'C', 'D', 'E'].map((letter, row) => ({
    label: `Row ${letter}`,
    cells: Array.from({ length: columns }, (_, index) => {
      const chosen = row === 2 && (index === 3 || index === 4);
      const taken = !chosen && context.random.next() < 0.25;
      return {
        label: `${letter}${index + 1}`,
        state: chosen ? ('chosen' as const) : taken ? ('taken' as const) : ('free' as const),
      };
    }),
  }));
  return {
    kind: 'choices',
    wants: wantIds(want),
    title: titleFor(want, 'Choose your seats'),
    prompt: 'Screen',
    rows,
    legend: true,
    summary: { label: 'Your seats', value: 'C4, C5' },
  };
}
