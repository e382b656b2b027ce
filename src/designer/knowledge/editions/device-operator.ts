import type { Edition } from './edition.ts';

export const DEVICE_OPERATOR: Edition = {
  domains: ['smart-home', 'developer-api', 'site-reliability', 'general', 'assembled', 'software', 'factory'],
  words: /\biot\b|\bdevice (?:management|fleet|console|provisioning)\b|\bfirmware\b|\bgateways?\b/i,
  nouns: ['iot device'],
  change: {
    label: 'connected devices',
    destinations: [
      { label: 'Overview', icon: 'layout-dashboard' },
      { label: 'Devices', icon: 'cpu' },
      { label: 'Alerts', icon: 'triangle-alert' },
      { label: 'Updates', icon: 'download' },
      { label: 'Sites', icon: 'map-pin' },
    ],
    focuses: [
      {
        label: 'Devices online',
        value: '208',
        unit: 'of 214',
        caption: 'Six have been silent since the night, four of them in hall B.',
        share: 0.97,
        goal: '99 %',
        facts: [
          { label: 'Readings today', value: '1.24', unit: 'M' },
          { label: 'On old firmware', value: '17' },
        ],
        action: { label: 'Show the silent ones', icon: 'wifi-off' },
        series: 0,
      },
    ],
    metrics: [
      {
        label: 'Online',
        value: '208',
        unit: 'of 214',
        change: { text: '6 silent since the night', tone: 'warn' },
        trend: [213, 212, 214, 211, 210, 209, 208],
        icon: 'wifi',
      },
      {
        label: 'Readings today',
        value: '1.24',
        unit: 'M',
        change: { text: '+2 % on yesterday', tone: 'good' },
        trend: [1.18, 1.2, 1.19, 1.22, 1.21, 1.22, 1.24],
        icon: 'activity',
      },
      {
        label: 'Open alerts',
        value: '5',
        change: { text: '1 is critical', tone: 'bad' },
        trend: [2, 3, 2, 4, 4, 3, 5],
        icon: 'triangle-alert',
      },
      {
        label: 'Weak batteries',
        value: '9',
        change: { text: 'Under 20 %', tone: 'warn' },
        trend: [5, 6, 6, 7, 8, 8, 9],
        icon: 'battery-low',
      },
    ],
    series: [
      {
        words: ['readings', 'messages', 'telemetry', 'temperature', 'data'],
        title: 'Readings by hour',
        name: 'All devices',
        unit: 'k',
        points: [
          { label: '06', value: 38 },
          { label: '07', value: 52 },
          { label: '08', value: 61 },
          { label: '09', value: 64 },
          { label: '10', value: 63 },
          { label: '11', value: 58, state: 'now' },
        ],
        shape: 'area',
        figure: 'latest',
        note: 'The dip at eleven is hall B; its gateway restarted.',
      },
    ],
    breakdowns: [
      {
        words: ['firmware', 'version', 'type', 'status', 'site'],
        title: 'Devices by firmware',
        unit: 'devices',
        parts: [
          { label: '4.2.1', value: 96 },
          { label: '3.8.0', value: 101 },
          { label: '3.7.4', value: 11, tone: 'warn' },
          { label: '2.9.9', value: 6, tone: 'bad' },
        ],
      },
    ],
    notices: [
      {
        tone: 'bad',
        icon: 'wifi-off',
        title: 'Gate south is silent',
        body: 'Door contact 08 last spoke three hours ago at 12 % battery.',
        action: { label: 'Send somebody' },
      },
      {
        tone: 'accent',
        icon: 'download',
        title: 'Firmware 4.2.2 is ready',
        body: '96 gateways and meters can take it tonight.',
        action: { label: 'Plan the update' },
      },
    ],
    actions: [
      { label: 'Add a device', icon: 'plus' },
      { label: 'Update firmware', icon: 'download' },
      { label: 'Restart', icon: 'power' },
      { label: 'Export readings', icon: 'file-down' },
    ],
  },
};
