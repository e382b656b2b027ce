import { defineBlock, type BlockWidth } from './block.ts';
import { ALL_DEVICES, WIDE_DEVICES } from './devices.ts';
import { headingPx } from './kit/heading-px.ts';
import { columns } from './week-plan/columns.ts';
import { daysList } from './week-plan/days-list.ts';
import { HOUR_PX, hours } from './week-plan/hours.ts';
import { meals } from './week-plan/meals.ts';
import { strip } from './week-plan/strip.ts';
import { DAY_HEAD_PX, entriesOf, ENTRY_PX, mostEntries, type WeekSlot } from './week-plan/week-parts.ts';

const WIDE: readonly BlockWidth[] = ['full', 'wide'];
const isTimed = (slot: WeekSlot): boolean => slot.hours !== undefined;
const isMeals = (slot: WeekSlot): boolean => slot.parts !== undefined;

/** A week and what stands in it: over the hours, day by day, or meal by meal. */
export const weekPlan = defineBlock({
  id: 'week-plan',
  aliases: ['week', 'week view', 'timetable', 'weekly calendar', 'planner', 'meal plan'],
  shows: 'week',
  variants: [
    {
      name: 'hours',
      widths: WIDE,
      devices: WIDE_DEVICES,
      suits: isTimed,
      heightPx: (slot) => headingPx(slot) + DAY_HEAD_PX + ((slot.hours?.to ?? 17) - (slot.hours?.from ?? 9)) * HOUR_PX,
      render: hours,
    },
    {
      name: 'columns',
      widths: ['full'],
      devices: WIDE_DEVICES,
      suits: isTimed,
      heightPx: (slot) => headingPx(slot) + DAY_HEAD_PX + mostEntries(slot) * (ENTRY_PX + 40),
      render: columns,
    },
    {
      name: 'meals',
      widths: ['full'],
      devices: WIDE_DEVICES,
      suits: isMeals,
      heightPx: (slot) => headingPx(slot) + DAY_HEAD_PX + (slot.parts?.length ?? 0) * 200,
      render: meals,
    },
    {
      name: 'strip',
      widths: ['narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => headingPx(slot) + 150 + 2 * mostEntries(slot) * (ENTRY_PX + 24),
      render: strip,
    },
    {
      name: 'days-list',
      widths: ['wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isTimed,
      heightPx: (slot) => headingPx(slot) + entriesOf(slot).length * (ENTRY_PX + 20),
      render: daysList,
    },
  ],
});
