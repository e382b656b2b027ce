import { defineArchetype, TWO_COLUMNS } from './archetype.ts';

export const dashboard = defineArchetype({
  id: 'dashboard',
  words: [
    [
      5,
      'front desk, reception desk, reception screen, wallboard, live wallboard, live board, operations board, operations center, operations centre, ops center, duty board, night audit, day sheet, morning briefing, dashboard, admin dashboard, analytics dashboard, cockpit, command center, command centre, control center, control room, mission control, monitor, monitoring, decision room, bento dashboard, stock portfolio, investment portfolio, crypto portfolio, share portfolio, portfolio tracker, portfolio value, portfolio dashboard, weather app, weather forecast, weather widget, weather screen',
    ],
    [
      3,
      'tracker, hub, coach, console, analytics, overview, control panel, kpi, metrics, insight, portal, stats, statistic, command, smart home, workspace, home screen, home page of the app, planner dashboard, scoreboard, wallet, stats strip, briefing, hunt board, heat map, heatmap, spinner, explorer, inspector',
    ],
    [
      1,
      'weather, tracking, trading, forecast, fitness, banking, finance, budget, health, energy, monitor app, manager, management, crm, organizer, log',
    ],
  ],
  frames: { phone: ['bottom-bar'], page: ['side-nav', 'top-nav', 'rail'] },
  lead: ['focus', 'metrics'],
  body: [['series', 'metrics'], 'records', 'breakdown', ['schedule', 'timeline'], 'notice', 'actions'],
  strong: ['series', 'metrics', 'records', 'breakdown', 'schedule', 'timeline'],
  close: [],
  shares: TWO_COLUMNS,
  blocks: { phone: 4, page: 5 },
  otherwise: 'records',
});
