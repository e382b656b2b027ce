import { defineComponent } from './component-knowledge.ts';

/** Components that people find their way and set things with. */
export const MORE_COMPONENTS = [
  defineComponent({
    id: 'datepicker',
    words:
      'date picker, date picker component, datepicker, date range picker, date range picker component, date selector',
    purpose: 'A day, or the days between two, picked from the month they lie in.',
    labels: [
      { label: 'Today', tone: 'accent', icon: 'calendar' },
      { label: 'This weekend', tone: 'neutral', icon: 'calendar-days' },
      { label: 'Next week', tone: 'neutral', icon: 'calendar-range' },
    ],
  }),
  defineComponent({
    id: 'search',
    words:
      'search bar, search bar component, search box, search box component, search field, autocomplete, autocomplete component, autocomplete input, typeahead',
    purpose: 'A few letters, and what they may be the beginning of.',
    labels: [
      { label: 'lighthouse', note: 'Place', tone: 'neutral', icon: 'map-pin' },
      { label: 'light summer jackets', note: '214 things', tone: 'neutral', icon: 'shirt' },
      { label: 'lightning photography', note: 'Guide', tone: 'neutral', icon: 'camera' },
      { label: 'Lighting for small rooms', note: 'Guide', tone: 'neutral', icon: 'lamp' },
    ],
  }),
  defineComponent({
    id: 'upload',
    words:
      'file upload component, file uploader, upload dropzone, dropzone, file upload dropzone, drag and drop upload, drag and drop uploader, image uploader, file drop zone, upload component, file upload',
    purpose: 'Takes files in, says how far they are, and what is wrong with those it cannot take.',
    labels: [
      { label: 'harbour-at-dawn.jpg', note: '2.4 MB of 4.8 MB', tone: 'accent', icon: 'image' },
      { label: 'invoice-2041.pdf', note: 'Done', tone: 'good', icon: 'file-text' },
      { label: 'meeting.mov', note: 'Larger than 100 MB', tone: 'bad', icon: 'file-video' },
    ],
  }),
  defineComponent({
    id: 'navigation',
    words:
      'navbar, nav bar, navigation bar, navigation bar component, navbar component, sidebar, sidebar navigation, sidebar navigation component, sidebar menu, sidebar component, side navigation, navigation component, bottom navigation, bottom navigation bar, bottom tab bar, header component, hamburger menu, navigation menu, responsive navbar',
    purpose: 'The way to every part of a product, and where one is now.',
    labels: [
      { label: 'Home', tone: 'accent', icon: 'house' },
      { label: 'Projects', tone: 'neutral', icon: 'folder' },
      { label: 'Calendar', tone: 'neutral', icon: 'calendar' },
      { label: 'Messages', note: '3', tone: 'neutral', icon: 'message-circle' },
      { label: 'Settings', tone: 'neutral', icon: 'settings' },
    ],
  }),
  defineComponent({
    id: 'slider',
    words:
      'range slider, range slider component, slider component, volume slider, price slider, price range slider, range input, slider control, dual range slider',
    purpose: 'A value between two ends, set by sliding, with its number always in sight.',
    labels: [
      { label: 'Price', note: '€40 to €120', tone: 'accent', icon: 'tag' },
      { label: 'Volume', note: '64', tone: 'neutral', icon: 'volume-2' },
      { label: 'Brightness', note: '82', tone: 'neutral', icon: 'sun' },
    ],
  }),
  defineComponent({
    id: 'swatches',
    words:
      'color palette, colour palette, color palette picker, color picker, colour picker, color picker component, color swatch, colour swatch, color swatches component, swatch component',
    purpose: 'Colours side by side, with their names, what may be written on them, and the one that is chosen.',
    labels: [
      { label: 'Primary', tone: 'accent', icon: 'palette' },
      { label: 'Secondary', tone: 'neutral', icon: 'palette' },
      { label: 'Tertiary', tone: 'warn', icon: 'palette' },
      { label: 'Error', tone: 'bad', icon: 'palette' },
    ],
  }),
  defineComponent({
    id: 'bubbles',
    words:
      'chat bubble, chat bubble component, message bubble, message bubble component, speech bubble, chat message component',
    purpose: 'What two people say to each other, and whether it has been read.',
    labels: [
      { label: 'Are you at the market already?', note: '10:12', tone: 'neutral', icon: 'message-circle' },
      { label: 'Almost. Shall I bring figs?', note: '10:13, read', tone: 'accent', icon: 'message-circle' },
      { label: 'Always bring figs.', note: '10:13', tone: 'neutral', icon: 'message-circle' },
    ],
  }),
] as const;
