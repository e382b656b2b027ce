/**
 * How people would call what each block shows, and each of its ways to draw it: `block | noun | variant: way | …`. Read
 * together they say what a variant of a screen does otherwise: "the list as a ledger".
 */
const WORDS = `
action-tiles | actions | tiles: as tiles | rounds: as round buttons
article-text | the article | column: in one column under its picture | opening: with title and picture side by side
bento-grid | promises | mosaic: as a mosaic | flanked: around a picture | chequer: as a chequerboard
bulk-table | the table | panel: on a panel | dense: in dense rows | overview: under an overview | inspector: with details at its side
cart-lines | the basket | basket: as a list | tiles: as tiles | tally: as a tally
paper-sheet | the document | sheet: on one sheet | contents: with its contents beside | one-page: on one page | wall: pinned to a wall | two-sided: on two sides | margin: with notes in the margin
check-list | the checklist | ticks: with ticks | tiles: as tiles | open-and-done: split into open and done
choice-grid | choices | cells: as cells | answers: as answers
closing-call | the closing call | band: on a band | pictured: with a picture
closing-card | the closing call | stood: on a standing card | quiet: on a quiet card | hung: on a hanging card
closing-field | the closing call | loud: in large type | horizon: over a horizon | ruled: between rules
code-sample | the code | beside: beside its words | steps: in steps | listing: as a listing
compare-table | the comparison | table: as a table | columns: in columns | line-by-line: line by line
component-sheet | the component | listed: as a list | panelled: on panels | tiled: on tiles | annotated: with notes
console-log | the log | terminal: as a terminal | by-level: by level | register: as a register
data-table | the list | ruled: as a ruled table | panel: as a table on a panel | by-state: grouped by state
day-arc | the day | sun: under the sun's arc | ring: as a ring | daylight: by daylight
departure-board | departures | next-large: with the next one large | flaps: on a flap board | platform: as a platform sign
dial | the key figure | gauge: on a gauge | porthole: in a porthole | horizon: on a horizon
done-note | the confirmation | middle: in the middle | beside: beside a picture | letter: as a letter
empty-state | the empty state | beside-picture: beside a picture | sign: as a sign | steps: with first steps | giant: in giant type | window: in a window
faq-two-column | questions | interview: as an interview | talk: as a talk | numbered: numbered
feature-points | promises | ruled-lines: between rules | columns: in columns | one-large: with one large
field-form | the form | stacked: one under another | sections: in sections | letter: as a letter | headed: under a coloured head | footed: on a card with a foot | numbered: in numbered lines | doors-first: with other ways in first | way-in: with one way in | faced: with a face | tiles: as tiles | beside: beside its title
figure-band | figures | across: across a band | centred: in the middle | beside-facts: beside their facts
file-grid | files | tiles: as tiles | rows: in rows | columns: in columns | latest-first: latest first
filter-bar | filters | one-line: in one line | stacked: one under another
floor-plan | the place | rooms: as rooms | corridor: along a corridor | key-board: as a key board
focus-figure | the key figure | over-chart: over its chart | beside-chart: beside its chart | in-ring: in a ring | with-picture: with a picture | statement: as a statement
focus-landscape | the key figure | under-sky: under a sky | on-ground: on its ground | beside-land: beside a landscape
footer-colophon | the footer | centred: in the middle | one-line: in one line | imprint: as an imprint
footer-index | the footer | rows: in rows | large-links: with large links | fields: on fields
front-page | the article | broadsheet: as a broadsheet | spread: as a spread | letter: as a letter
gathering | people | stars: as a constellation | table: around a table | arcade: in an arcade
gauge-row | shares | rings: as rings | tubes: as tubes | needles: on dials
heat-calendar | the course | fields: as fields | stones: as stones | bands: as bands
hero | the opening | beside-picture: beside its picture | over-picture: over its picture | statement: as a statement | first-step: with a first step
hero-index | the opening | contents: with a table of contents | columns: over columns | plate: on a plate
hero-poster | the opening | type-first: as large type over a wide picture | centred: in the middle | bookmark: with a bookmark of picture | card-over: on a card over its picture
hero-stage | the opening | window: with a window of the product | phone: with a phone | sheets: with sheets
invoice-sheet | the invoice | letterhead: under a letterhead | amount-first: with the amount first | slip: as a slip | margin: with facts in the margin
kanban-board | the board | columns: in columns | trays: in trays | headed: under coloured heads | lanes: in lanes | lists: as lists
kpi-wall | figures | cells: in cells | courses: with their courses | columns: in columns
list-agenda | the list | letters: by letter | states: by state | index: as an index
mail-list | messages | boxes: in boxes | by-day: by day | ledger: as a ledger | unread-first: unread first
map-ground | the map | sheet: under a sheet | beside: beside its list | over: under cards | strip: as a strip | band: as a band
marquee-line | names | line: in one line | awning: under an awning | board: on a board
masthead | the opening | arch: under an arch | panes: in panes | cut-title: with a title cut out
member-cards | the team | portraits: as portraits | one-leads: with one leading | roster: as a roster | staggered: staggered
member-pass | the profile | card: as a member card | lanyard: on a lanyard | passport: as a passport
lookbook | pictures | staggered: staggered | pages: as pages | cover: under a cover picture
mail-letter | the mail | masthead: under a masthead | plain-letter: as a plain letter | field-card: as a card on colour | issue: as an issue | magazine: as a magazine | digest: as a digest
message-thread | messages | bubbles: in bubbles | sides: in bubbles with names | banded: in bands | minutes: as minutes
month-grid | the month | dots: with dots and the days below | fields: in fields | pages: as calendar pages
notice-bar | the notice | bar: on a bar | margin: in the margin
notification-list | news | days: by day | cards: as cards | toasts: as toasts | margin: with times in the margin | new-above: new above
numbered-manifesto | promises | running: numbered in large type | numerals: under large numerals | essay: as a short essay
order-summary | the order | basket: with pictures | bill: as a bill
page-footer | the footer | columns: in columns | nameplate: with a large name
parcel-track | the way | on-map: on a map | road: as a road | log-book: as a log book
people-list | people | rows: in rows | faces: as faces | stack: as a stack
picture-grid | pictures | grid: in a grid | featured: with one large | ledger-rows: in rows | single: one by one
pipeline-funnel | the funnel | centred: in the middle | steps: in steps | stream: as a stream
place-map | the place | above: under a map | beside: beside a map
plan-cards | prices | cards: on cards | lines: in lines
plan-table | prices | matrix: in a table | price-list: as a price list | stairs: as stairs
player-deck | the player | deck: as a deck | poster: as a poster
podium | the ranking | steps: on a podium | champion: with the first one large | lanes: in lanes
postcard-wall | pictures | pinned: pinned to a wall | posted: as postcards | album: in an album
price-tags | prices | hanging: on hanging tags | menu-board: on a board | ladder: as a ladder
product-detail | the product | beside: beside its picture | under: under its picture
profile-head | the profile | cover: under a cover | line: in one line
question-list | questions | folded: folded | open: open
play-field | the game | beside: beside its score | cabinet: in a cabinet | table: on a table | score: under its score
quiz-question | the question | sheet: on a sheet | stage: on a stage | card: on a card | paper: on paper
quote-wall | quotes | one-voice: with one voice large | columns: in columns
reading-pane | the letter | sheet: on a sheet | conversation: as a conversation | quoted: with quotes
receipt-roll | the order | roll: on a till roll | till: as a till | counter: on a counter
record-cards | the list | turning: as cards with turning sides | cover: as cover cards | tags: as tags
release-notes | releases | margin: with versions in the margin | latest-large: with the latest large | by-kind: by kind | rail: along a rail
result-list | results | words: in words | facets-beside: with filters beside | cards: as cards | shelves: on shelves | window: in windows | best-first: with the best first
route-card | the way | trail: as a trail | line: as a line | stairs: as stairs | over-picture: over a picture
rating-summary | the rating | mean-first: with the mean first | on-picture: on a picture | columns: in columns
review-list | reviews | columns: in columns | wall: as a wall | one-voice: with one voice large
row-list | the list | marked: in marked rows | ledger: as a ledger | cards: as cards | scores: with large figures
schedule-curve | dates | road: along a road | tide: on a tide | beads: on a string
schedule-list | dates | agenda: as an agenda | time-axis: on an axis of time | tickets: as tickets
search-head | the search | line: in one line | large: in large type | beside-picture: beside a picture | under-picture: under a picture
season-ring | the year | tree-rings: as tree rings | wheel: as a wheel | petals: as petals
series-chart | the chart | columns: in columns | line: as a line | bar-rows: in bars | beside-figure: beside its figure
series-landscape | the chart | hills: as hills | peaks: as peaks | water: as water | town: as a town
series-objects | the chart | filling: filling up | lifted: lifted | counted: counted in things
settings-list | settings | panels: on panels | columns: in columns | folded: folded
share-breakdown | shares | stacked-bar: in one bar | bar-rows: in bars | donut: as a ring
shelf | the shelf | boards: on boards | by-value: by value | plinth: with one on a plinth
single-plan | the price | ticket: as a ticket | loud: in large type | account: as an account
skyline | figures | street: as a street | reflected: over water | tower: as a tower
slot-picker | times | beside: beside the days | diary: as a diary | questions: as questions
specimen-plate | the product | plate: on a plate | rim: with notes around | drawer: in a drawer
stacked-jar | shares | jar: in a jar | strata: as strata | parcels: as parcels
stat-row | figures | ruled: between rules | tiles: on tiles | first-large: with the first large
step-route | steps | trail: as a trail | line: along a line | stairs: as stairs | over-picture: over a picture
step-track | steps | ladder: as a ladder | chapters: as chapters
story-rows | promises | zigzag: zigzag with pictures | chapters: as chapters | beside-one: beside one picture
tab-bar | tabs | underlined: underlined | segmented: as segments
ticket-stub | tickets | stack: in a stack | booklet: as a booklet | admit: as stubs
timeline-track | the timeline | rail: along a rail | across: across | annals: as annals | two-sides: on two sides | chapters: as chapters | log: as a log
topic-tiles | topics | tiles: as tiles | index: as an index | first-large: with the first large
versus | the comparison | winner: with the winner large | portraits: as portraits | duel: as a duel | score-sheet: as a score sheet
wizard-steps | the steps | way: as a way | bar: under a bar | drawers: in drawers | ring-side: beside a ring
week-plan | the week | hours: by the hour | columns: in columns | meals: by meals | strip: as a strip | days-list: as a list of days
year-story | the year | chapters: in chapters | mosaic: as a mosaic | poster: as a poster | rail: along a rail
written-document | the text | margins: with heads in the margin | numbered: numbered
dossier-head | the record | strip: as a strip | sheet: on a sheet | board: on a board | ledger: as a ledger
gantt-chart | the plan | grid: on a grid | lanes: in lanes | sheet: on a sheet
roster-week | the roster | cells: in cells | ruled: between rules | days: by day
rights-grid | rights | boxes: in boxes | marks: with marks | panels: on panels
log-explorer | the log | stream: as a stream | facets: with filters beside | terminal: as a terminal
people-day | the day | columns: on an axis of time | open: open on the page | lists: as lists side by side
billing-sheet | billing | cards: on cards | banner: under a banner | columns: in columns
activity-screen | the session | strong: on a strong field | panelled: on a panel | open: open on the page
body-rings | activity | ringed: in rings | single: in one ring | week-first: with the week first
budget-parts | the budget | ringed: in a ring | barred: in bars | tiled: on tiles
day-checks | the day | ringed: under a ring | carded: as cards | listed: as a plain list
day-hours | the day | grid: on a grid of hours | agenda: as an agenda | next-up: with the next one large
entry-pass | the pass | torn: with a torn edge | pictured: with a picture | gate: at a gate
fare-list | fares | cards: as cards | board: on a board | timetable: as a timetable
lesson-path | lessons | winding: on a winding path | laddered: as a ladder | tiled: on tiles
listing-page | the listing | cover: under a cover picture | wall: with a wall of pictures | plate: on a plate
media-shelves | covers | shelved: on shelves | featured: with what plays now large | collected: as a collection
money-home | the balance | on-field: on a field of colour | card-first: with the card first | sum: as a large sum
portrait-wall | the portfolio | usual: under a usual head | centred: under a head in the middle | covered: under a cover
post-stream | posts | stream: as a stream | cards: as cards | letters: as letters | single: one by one | beside: with names beside
recipe-sheet | the recipe | cover: under a cover picture | printed: as printed | plate: around its plate
room-controls | controls | dialled: under a dial | pictured: with a picture | tiled: on tiles
score-list | scores | tables: in tables | lines: in lines | cards: as cards
set-table | sets | logged: as a log | celled: in cells | current: with the current one large
stop-board | departures | lines: by line | dark: on a dark board | cards: as cards
swipe-deck | the card | stacked: on a stack | coloured: on colour | written: in words
talk-list | talks | faces: with faces | unread-first: unread first | cards: as cards
trip-days | the trip | journey: as a journey | cards: as cards | day-first: with the day first
turn-list | the route | map-first: with the map first | turn-first: with the next turn first | sheet: on a sheet
weather-now | the weather | sky: under a sky | curve: as a curve | sheets: on sheets
price-sheet | the price list | columns: in columns | beside-picture: beside a picture | tiles: on tiles
menu-card | the menu | leaders: with dotted lines | pictured: with pictures | index-beside: with an index beside | cards: as cards
giving-form | the gift | beside-picture: beside a picture | rungs: as rungs | over-picture: over a picture
journal-index | stories | lead-story: with a lead story | dated: by date | overlaid: over pictures | wall: as a wall
docs-page | the manual | three-columns: in three columns | panelled: on panels | contents-beside: with its contents beside
open-positions | positions | by-team: by team | register: as a register | team-cards: as team cards
service-health | the status | banner: under a banner | ruled: between rules | tiles: on tiles
`;

interface Called {
  noun: string;
  ways: ReadonlyMap<string, string>;
}

const CALLED: ReadonlyMap<string, Called> = new Map(
  WORDS.trim()
    .split('\n')
    .map((line) => {
      const [id = '', noun = '', ...ways] = line.split(' | ');
      const pairs = ways.map((way): [string, string] => {
        const [name = '', said = ''] = way.split(': ');
        return [name, said];
      });
      return [id, { noun, ways: new Map(pairs) }];
    }),
);

const spoken = (name: string): string => name.replaceAll('-', ' ');

/** What a block shows, as people would call it: `the list`. */
export const nameBlock = (id: string): string => CALLED.get(id)?.noun ?? spoken(id);

/** A block drawn in one of its ways: `the list as a ledger`. */
export const nameWay = (id: string, variant: string): string =>
  `${nameBlock(id)} ${CALLED.get(id)?.ways.get(variant) ?? `as ${spoken(variant)}`}`;
