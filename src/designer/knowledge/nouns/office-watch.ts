import { defineLedger } from './ledger.ts';
import type { NounKnowledge } from './noun-knowledge.ts';

/** What those keep who look after others: the posts that were reported, the marks of a class. */
export const OFFICE_WATCH: readonly NounKnowledge[] = [
  defineLedger({
    words: ['reported post', 'flagged post', 'reported content', 'flagged content', 'reported comment', 'moderation queue', 'content report', 'abuse report'],
    class: 'thing',
    icon: 'flag',
    columns: [
      { label: 'Post' },
      { label: 'By', as: 'person' },
      { label: 'Reported for', as: 'badge' },
      { label: 'Reports', align: 'end' },
      { label: 'When', as: 'time' },
      { label: 'Status' },
    ],
    states: [
      ['Waiting', 'warn'],
      ['Removed', 'bad'],
      ['Left up', 'good'],
    ],
    lines: [
      ['“Cheap flats, pay the deposit first”', 'In Flats and rooms', 'quick homes', 'Fraud', '14', '6 min ago', 'Waiting'],
      ['Photo of a stranger’s front door', 'In Harbour quarter', 'Denny Marsh', 'Private data', '5', '22 min ago', 'Waiting'],
      ['“People like you should leave”', 'Under “New bus lane”', 'Rolf Aker', 'Insult', '9', '41 min ago', 'Waiting'],
      ['The same link, eleven times', 'In six groups', 'deal.finder', 'Spam', '31', 'Today, 08:10', 'Removed'],
      ['“The baker closes, I heard it”', 'In Mill Lane', 'Hanna Voss', 'False news', '2', 'Today, 07:35', 'Left up'],
      ['A knife set, with a price', 'In For sale', 'Otto Brandl', 'Not allowed', '3', 'Yesterday, 19:02', 'Left up'],
      ['A child’s name and school', 'Under “Sports day”', 'Petra Lind', 'Private data', '4', 'Yesterday, 18:20', 'Removed'],
      ['“Vote twice, nobody checks”', 'Under “Town vote”', 'anon_4410', 'False news', '18', 'Yesterday, 17:48', 'Removed'],
    ],
    filters: ['Waiting', 'Most reported', 'Removed', 'Left up'],
    action: { label: 'Decide on the next', icon: 'gavel' },
  }),
  defineLedger({
    words: ['grade book', 'gradebook', 'mark book', 'class grade', 'student grade'],
    class: 'thing',
    icon: 'graduation-cap',
    columns: [
      { label: 'Student', as: 'person' },
      { label: 'Test, 2 Oct', align: 'end' },
      { label: 'Essay', align: 'end' },
      { label: 'Oral', align: 'end' },
      { label: 'Average', align: 'end' },
      { label: 'Stands' },
    ],
    states: [
      ['Steady', 'good'],
      ['To talk to', 'warn'],
      ['At risk', 'bad'],
    ],
    lines: [
      ['Amira Sayed', '2 late, all excused', '1.7', '2.0', '1.3', '1.7', 'Steady'],
      ['Ben Kowal', 'Essay handed in late', '2.7', '3.3', '2.0', '2.7', 'Steady'],
      ['Clara Winther', 'Absent on 2 October', '–', '1.7', '1.7', '1.7', 'Steady'],
      ['Davit Petrosyan', 'New since September', '3.0', '3.7', '2.3', '3.0', 'To talk to'],
      ['Elif Tan', 'Reads ahead', '1.0', '1.3', '1.0', '1.1', 'Steady'],
      ['Finn Oakley', 'Two tests open', '4.3', '–', '3.7', '4.0', 'At risk'],
      ['Hugo Baptista', 'Helps two others', '1.3', '1.7', '2.0', '1.6', 'Steady'],
      ['Greta Lund', 'Extra time in tests', '2.3', '2.0', '2.3', '2.2', 'Steady'],
    ],
    filters: ['All', 'To talk to', 'Open work'],
    action: { label: 'Enter marks', icon: 'pencil' },
  }),
]; // prettier-ignore
