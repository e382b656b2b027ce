import type { Edition } from './edition.ts';

export const PEOPLE_OFFICE: Edition = {
  domains: ['payroll', 'hiring', 'general', 'assembled'],
  words:
    /\bhr\b|\bhuman resources\b|\bpeople (?:ops|operations|team|analytics|dashboard)\b|\bheadcount\b|\bworkforce\b/i,
  nouns: ['employee', 'open position', 'leave request'],
  change: {
    label: 'people office',
    destinations: [
      { label: 'Overview', icon: 'layout-dashboard' },
      { label: 'People', icon: 'users' },
      { label: 'Hiring', icon: 'briefcase-business' },
      { label: 'Time off', icon: 'calendar-off' },
      { label: 'Reports', icon: 'chart-column' },
    ],
    focuses: [
      {
        label: 'People with us',
        value: '214',
        caption: 'Six more than in August. Three start on 1 December.',
        share: 0.95,
        goal: '226 by June',
        facts: [
          { label: 'Joined this quarter', value: '11' },
          { label: 'Left this quarter', value: '5' },
        ],
        action: { label: 'Open a position', icon: 'plus' },
        series: 0,
      },
    ],
    metrics: [
      {
        label: 'Headcount',
        value: '214',
        change: { text: '+6 this quarter', tone: 'good' },
        trend: [196, 199, 203, 205, 208, 211, 214],
        icon: 'users',
      },
      {
        label: 'Attrition, a year',
        value: '6.4',
        unit: '%',
        change: { text: '0.8 points lower than last year', tone: 'good' },
        trend: [7.4, 7.2, 7.1, 6.9, 6.8, 6.6, 6.4],
        icon: 'user-minus',
      },
      {
        label: 'Open positions',
        value: '8',
        change: { text: '3 in interviews', tone: 'neutral' },
        trend: [5, 6, 6, 7, 9, 9, 8],
        icon: 'briefcase-business',
      },
      {
        label: 'Time to hire',
        value: '34',
        unit: 'days',
        change: { text: '3 days faster than last quarter', tone: 'good' },
        trend: [41, 40, 38, 39, 37, 36, 34],
        icon: 'timer',
      },
    ],
    series: [
      {
        words: ['headcount', 'people', 'employees', 'staff'],
        title: 'Headcount by month',
        name: 'People',
        unit: 'people',
        points: ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map((label, index) => ({
          label,
          value: [199, 203, 205, 208, 209, 211, 214][index] ?? 0,
          ...(index === 6 ? { state: 'now' as const } : {}),
        })),
        shape: 'area',
        figure: 'latest',
        note: 'Product grew most, by seven since May.',
      },
      {
        words: ['absence', 'leave', 'time off', 'absences'],
        title: 'Days off by month',
        name: 'Days',
        unit: 'days',
        points: ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map((label, index) => ({
          label,
          value: [182, 214, 488, 612, 241, 306, 168][index] ?? 0,
          ...(index === 6 ? { state: 'now' as const } : {}),
        })),
        shape: 'bars',
        figure: 'latest',
        note: 'August took a third of the year’s holidays.',
      },
    ],
    breakdowns: [
      {
        words: ['department', 'team', 'by department', 'gender', 'location'],
        title: 'People by department',
        unit: 'people',
        parts: [
          { label: 'Operations', value: 72 },
          { label: 'Product', value: 54 },
          { label: 'Sales', value: 38 },
          { label: 'Retail', value: 31 },
          { label: 'Finance and people', value: 19 },
        ],
      },
    ],
    schedule: [
      {
        day: 0,
        time: '14:00',
        title: 'Interview, senior product designer',
        place: 'Room Birch',
        duration: '1 h',
        status: { label: 'Next', tone: 'accent' },
      },
      { day: 0, time: '16:30', title: 'Exit talk, Tom Acheson', place: 'Online', duration: '30 min' },
      { day: 3, time: '09:00', title: 'First day, Chiara Bernasconi', place: 'Lugano', duration: 'All day' },
      { day: 4, time: '11:00', title: 'Review round, Product', place: 'Room Oak', duration: '2 h' },
      { day: 6, time: '10:00', title: 'Fire drill', place: 'Zurich', duration: '20 min' },
    ],
    notices: [
      {
        tone: 'warn',
        icon: 'calendar-off',
        title: 'Three leave requests wait',
        body: 'Selvi Arunasalam has waited for two days.',
        action: { label: 'Decide now' },
      },
      {
        tone: 'accent',
        icon: 'file-text',
        title: 'Four contracts end in December',
        body: 'Two of them are to be renewed.',
        action: { label: 'Look at them' },
      },
    ],
    actions: [
      { label: 'Add an employee', icon: 'user-plus' },
      { label: 'Open a position', icon: 'briefcase-business' },
      { label: 'Approve leave', icon: 'calendar-check' },
      { label: 'Run a report', icon: 'chart-column' },
    ],
  },
};
