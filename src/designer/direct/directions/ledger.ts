import { defineDirection } from '../art-direction.ts';

/** White working surfaces on a tinted ground, ruled rows, mono figures: for work that is read all day. */
export const ledger = defineDirection({
  style: {
    panel: 'raised',
    page: 'plain',
    ground: 'surface',
    rows: 'ruled',
    line: 'solid',
    corners: 'themed',
    type: 'themed',
    headline: { weight: 'font-semibold', caps: false, italicAccent: false, mark: 'none' },
    label: 'plain',
    button: 'filled',
    figures: 'mono',
    imagery: 'scene',
  },
  moods: { corporate: 3, technical: 1, minimal: 1, calm: 1 },
  archetypes: ['dashboard', 'list', 'settings', 'form', 'checkout', 'board', 'report', 'detail', 'calendar'],
  prefers: [
    'side-nav',
    '8/4',
    'focus-figure.beside-chart',
    'data-table.panel',
    'stat-row.tiles',
    'share-breakdown.stacked-bar',
    'settings-list.panels',
    'row-list.ledger',
    'series-chart.beside-figure',
  ],
  pairs: [
    ['HANKEN_GROTESK', 'HANKEN_GROTESK'],
    ['PUBLIC_SANS', 'PUBLIC_SANS'],
    ['VENDOR_PLEX_SANS', 'VENDOR_PLEX_SANS'],
    ['GEIST', 'GEIST'],
    ['INTER', 'INTER'],
  ],
  variant: 'TONAL_SPOT',
  mode: 'LIGHT',
  roundness: 'ROUND_EIGHT',
  density: 'comfortable',
  scale: 'clear',
});
