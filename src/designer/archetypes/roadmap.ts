import { defineArchetype } from './archetype.ts';

/** Work drawn over weeks. */
export const roadmap = defineArchetype({
  id: 'roadmap',
  words: [
    [
      5,
      'roadmap, product roadmap, team roadmap, gantt, gantt chart, gantt view, gantt timeline, gantt chart roadmap, project schedule, project gantt, project planner, roadmap planner, quarterly roadmap, release plan, release planning, resource planner, capacity planner, construction schedule, timeline planner, delivery plan',
    ],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['side-nav', 'rail', 'top-nav'] },
  lead: [],
  body: ['gantt', 'metrics', 'records', 'people'],
  strong: ['gantt'],
  close: [],
  shares: [
    [8, 4],
    [7, 5],
  ],
  blocks: { phone: 2, page: 3 },
  otherwise: 'records',
  become: { timeline: 'gantt', schedule: 'gantt', steps: 'gantt' },
  parts: {
    gantt:
      'gantt, gantt chart, bar, task bar, milestone, dependency, timeline, swimlane, lane, today marker, today line, quarter, week, month, zoom, phase, epic, task, task list, assignee, owner, progress',
  },
});
