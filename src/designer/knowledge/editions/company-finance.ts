import type { Edition } from './edition.ts';

export const COMPANY_FINANCE: Edition = {
  domains: ['banking', 'bookkeeping', 'investing', 'freelance', 'general', 'assembled', 'analytics'],
  words:
    /\b(?:cfo|controlling|controller|company finance|corporate finance|finance (?:team|department|dashboard)|financial (?:dashboard|overview|performance)|p&l|profit and loss|cash ?flow|accounts (?:payable|receivable)|treasury|fp&a)\b/i,
  nouns: [],
  change: {
    label: 'company finance',
    destinations: [
      { label: 'Overview', icon: 'layout-dashboard' },
      { label: 'Cash', icon: 'wallet' },
      { label: 'Invoices', icon: 'receipt-text' },
      { label: 'Budgets', icon: 'chart-pie' },
      { label: 'Reports', icon: 'file-text' },
    ],
    focuses: [
      {
        label: 'Cash in the bank',
        value: '€1.84',
        unit: 'M',
        caption: 'Lasts for eleven months at what November costs.',
        share: 0.61,
        goal: '€3 M by June',
        facts: [
          { label: 'In this month', value: '€412,000' },
          { label: 'Out this month', value: '€366,000' },
        ],
        action: { label: 'Plan the month', icon: 'calendar' },
        series: 0,
      },
    ],
    metrics: [
      {
        label: 'Cash',
        value: '€1.84',
        unit: 'M',
        change: { text: '+€46,000 this month', tone: 'good' },
        trend: [1.62, 1.68, 1.71, 1.7, 1.76, 1.79, 1.84],
        icon: 'wallet',
      },
      {
        label: 'Revenue, November',
        value: '€412,000',
        change: { text: '+8 % on October', tone: 'good' },
        trend: [344, 352, 361, 358, 377, 381, 412],
        icon: 'trending-up',
      },
      {
        label: 'Costs, November',
        value: '€366,000',
        change: { text: '2 % over the plan', tone: 'warn' },
        trend: [318, 324, 330, 341, 348, 352, 366],
        icon: 'trending-down',
      },
      {
        label: 'Overdue',
        value: '€38,420',
        change: { text: '6 invoices', tone: 'bad' },
        trend: [22, 26, 31, 29, 35, 33, 38],
        icon: 'receipt-text',
      },
    ],
    series: [
      {
        words: ['cash flow', 'cash', 'in and out', 'cashflow'],
        title: 'Cash in and out',
        name: 'In',
        unit: 'k€',
        points: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map((label, index) => ({
          label,
          value: [352, 361, 358, 377, 381, 412][index] ?? 0,
          ...(index === 5 ? { state: 'now' as const } : {}),
        })),
        second: { name: 'Out', values: [324, 330, 341, 348, 352, 366] },
        shape: 'bars',
        figure: 'latest',
        note: 'Six months in a row with more in than out.',
      },
      {
        words: ['revenue', 'sales', 'income', 'turnover'],
        title: 'Revenue against plan',
        name: 'Revenue',
        unit: 'k€',
        points: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'].map((label, index) => ({
          label,
          value: [288, 305, 331, 361, 377, 412][index] ?? 0,
          ...(index === 5 ? { state: 'now' as const } : {}),
        })),
        second: { name: 'Plan', values: [300, 315, 330, 350, 370, 390] },
        shape: 'line',
        figure: 'latest',
        note: 'Behind the plan until May, ahead of it since.',
      },
    ],
    breakdowns: [
      {
        words: ['expenses', 'costs', 'department', 'spend', 'expense'],
        title: 'Costs by department',
        unit: 'k€',
        parts: [
          { label: 'Product', value: 138 },
          { label: 'Operations', value: 92 },
          { label: 'Sales', value: 71 },
          { label: 'Rent and energy', value: 38 },
          { label: 'People', value: 27 },
        ],
      },
    ],
    collections: [
      {
        words: ['invoice', 'overdue invoice', 'receivable', 'overdue'],
        title: 'Overdue invoices',
        note: '€38,420 from six customers',
        icon: 'receipt-text',
        columns: [
          { label: 'Customer' },
          { label: 'Invoice', as: 'code' },
          { label: 'Late by', as: 'time' },
          { label: 'Amount', align: 'end' },
          { label: 'State' },
        ],
        rows: (
          [
            ['Hexley Rail', '2026-188', '31 days', '€12,900', 'Second letter', 'bad'],
            ['Port of Ebbe', '2026-201', '18 days', '€9,640', 'Reminded', 'warn'],
            ['Farrow Timber', '2026-207', '11 days', '€6,200', 'Reminded', 'warn'],
            ['Sundby Dairies', '2026-212', '7 days', '€4,980', 'Called', 'accent'],
            ['Lindqvist Glass', '2026-215', '4 days', '€3,100', 'New', 'neutral'],
            ['Quince & Pell', '2026-216', '2 days', '€1,600', 'New', 'neutral'],
          ] as const
        ).map(([title, number, late, value, label, tone]) => ({
          title,
          subtitle: number,
          meta: late,
          value,
          status: { label, tone },
          cells: [title, number, late, value, label],
        })),
        action: { label: 'Send reminders', icon: 'send' },
        filters: ['All', 'Over 30 days', 'Reminded', 'New'],
      },
      {
        words: ['payment', 'transaction', 'payable', 'bill'],
        title: 'Payments this week',
        note: '€84,300 go out by Friday',
        icon: 'arrow-up-right',
        columns: [
          { label: 'To' },
          { label: 'For' },
          { label: 'Due', as: 'time' },
          { label: 'Amount', align: 'end' },
          { label: 'State' },
        ],
        rows: (
          [
            ['Payroll, November', '214 people', '25 Nov', '€48,600', 'To approve', 'warn'],
            ['Kestrel Supply', 'Laptops', '27 Nov', '€8,940', 'To approve', 'warn'],
            ['Tax office', 'VAT, October', '24 Nov', '€14,200', 'Planned', 'accent'],
            ['Plain Software', 'Licences', '1 Dec', '€5,280', 'Planned', 'accent'],
            ['Linden Works', 'Chairs', '5 Dec', '€4,150', 'Planned', 'accent'],
            ['Northyard', 'Service', '26 Nov', '€3,130', 'Paid', 'good'],
          ] as const
        ).map(([title, what, due, value, label, tone]) => ({
          title,
          subtitle: what,
          meta: due,
          value,
          status: { label, tone },
          cells: [title, what, due, value, label],
        })),
        action: { label: 'Approve payments', icon: 'check' },
        filters: ['All', 'To approve', 'Planned', 'Paid'],
      },
    ],
    notices: [
      {
        tone: 'warn',
        icon: 'receipt-text',
        title: 'Hexley Rail is 31 days late',
        body: '€12,900 are open; the second letter went out on Tuesday.',
        action: { label: 'Call them' },
      },
      {
        tone: 'accent',
        icon: 'calendar',
        title: 'Books close on 30 November',
        body: 'Four departments have not sent their accruals.',
        action: { label: 'Remind them' },
      },
    ],
    actions: [
      { label: 'Approve payments', icon: 'check' },
      { label: 'Send reminders', icon: 'send' },
      { label: 'Export for the auditor', icon: 'download' },
      { label: 'Plan a budget', icon: 'chart-pie' },
    ],
  },
};
