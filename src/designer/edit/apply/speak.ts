import type { Want } from '../../brief.ts';
import type { Slot } from '../../write/slots.ts';
import type { AddOperation } from './add-operation.ts';
import { toTitle } from './to-title.ts';

/** The asked words must be read on the block, whatever the trade would say. */
export function speak(slot: Slot, want: Want, { what, quoted }: AddOperation): Slot {
  const toggles = /\b(?:toggles?|switches|settings?)\b.*?\bfor\s+(.+)$/i.exec(what)?.[1];
  if (slot.kind === 'settings' && toggles !== undefined) {
    const rows = toggles
      .split(/\s*,\s*|\s+and\s+/)
      .map((label) => ({ label: toTitle(label), kind: 'switch' as const, on: true }));
    return { ...slot, title: 'Settings', groups: [{ title: want.label, rows }] };
  }
  const that =
    /\b(?:that says?|which says|that reads|saying|reading|that|:)\s+(?:that )?(.+)$/i.exec(what)?.[1] ?? quoted[0];
  if (slot.kind === 'notice' && that !== undefined) return { ...slot, title: toTitle(that), body: '' };
  return slot.title.toLowerCase().includes(want.label.toLowerCase()) ||
    want.label === '' ||
    slot.kind === 'footer' ||
    slot.kind === 'closing'
    ? slot
    : { ...slot, title: want.label };
}
