import { expect, it } from 'vitest';
import { DOMAINS } from '../knowledge/domains.ts';
import { sampleContext } from '../sample-brief.fixture.ts';
import { BLOCKS } from '../blocks/blocks.ts';
import { understand } from '../understand/understand.ts';
import type { SlotOf } from '../write/slots.ts';
import { planScreen } from './plan-screen.ts';
import { blocksOf } from './score-plan.ts';
import { createSettingsGroup, openControls } from './settings-groups.ts';

function settingsOf(prompt: string): SlotOf<'settings'> {
  const brief = understand(prompt, DOMAINS);
  const plan = planScreen(
    { ...sampleContext(), brief, domain: brief.domain },
    { blocks: BLOCKS, device: 'DESKTOP', seed: 'settings' },
  );
  const slot = blocksOf(plan)
    .map((block) => block.slot)
    .find((one) => one.kind === 'settings');
  if (slot === undefined) throw new RangeError(`${prompt} has no settings`);
  return slot;
}

it.each([
  [
    'App settings page — SaaS settings surface with forms, toggles, connected accounts, and danger zone.',
    ['Forms', 'Connected accounts', 'Notifications', 'Danger zone'],
  ],
  [
    'Workspace Settings. Light SaaS workspace-settings page (form builder): sticky app-bar, stacked white settings cards, toggles, segmented control and a sticky save bar.',
    ['Cards', 'Toggles', 'Segmented control'],
  ],
])('%s holds three rows or more in every group that it names, and a switch', (prompt, named) => {
  const { groups } = settingsOf(prompt);
  const asked = groups.filter((group) => named.includes(group.title));
  expect(asked.map((group) => group.title)).toEqual(named);
  for (const group of asked) expect(group.rows.length, group.title).toBeGreaterThanOrEqual(3);
  expect(groups.flatMap((group) => group.rows).some((row) => row.kind === 'switch')).toBe(true);
});

it('puts what cannot be taken back last, in the role of errors', () => {
  const last = settingsOf('Account settings with profile, connected accounts and danger zone').groups.at(-1);
  expect(last?.rows.map((row) => [row.value, row.isDangerous === true])).toEqual([
    ['Export', false],
    ['Move', false],
    ['Delete', true],
  ]);
});

it('says of connected accounts whether they are, and offers the other', () => {
  for (const row of createSettingsGroup('Connected accounts', []).rows)
    expect(row.value).toBe(row.note?.startsWith('Connected') === true ? 'Disconnect' : 'Connect');
});

it('leaves groups alone whose rows name settings', () => {
  const group = createSettingsGroup('Notifications', []);
  expect(openControls(group)).toEqual([group]);
});
