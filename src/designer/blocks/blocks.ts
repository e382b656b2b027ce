import type { SlotKind } from '../write/slots.ts';
import type { Block } from './block.ts';
import { actionTiles } from './action-tiles.ts';
import { articleText } from './article-text.ts';
import { checkList } from './check-list.ts';
import { choiceGrid } from './choice-grid.ts';
import { closingCall } from './closing-call.ts';
import { compareTable } from './compare-table.ts';
import { consoleLog } from './console-log.ts';
import { dataTable } from './data-table.ts';
import { dayArc } from './day-arc.ts';
import { departureBoard } from './departure-board.ts';
import { dial } from './dial.ts';
import { featurePoints } from './feature-points.ts';
import { fieldForm } from './field-form.ts';
import { filterBar } from './filter-bar.ts';
import { floorPlan } from './floor-plan.ts';
import { focusFigure } from './focus-figure.ts';
import { focusLandscape } from './focus-landscape.ts';
import { frontPage } from './front-page.ts';
import { gathering } from './gathering.ts';
import { hero } from './hero.ts';
import { kanbanBoard } from './kanban-board.ts';
import { masthead } from './masthead.ts';
import { memberPass } from './member-pass.ts';
import { messageThread } from './message-thread.ts';
import { monthGrid } from './month-grid.ts';
import { noticeBar } from './notice-bar.ts';
import { orderSummary } from './order-summary.ts';
import { pageFooter } from './page-footer.ts';
import { peopleList } from './people-list.ts';
import { pictureGrid } from './picture-grid.ts';
import { placeMap } from './place-map.ts';
import { planCards } from './plan-cards.ts';
import { playerDeck } from './player-deck.ts';
import { postcardWall } from './postcard-wall.ts';
import { priceTags } from './price-tags.ts';
import { productDetail } from './product-detail.ts';
import { profileHead } from './profile-head.ts';
import { questionList } from './question-list.ts';
import { quoteWall } from './quote-wall.ts';
import { receiptRoll } from './receipt-roll.ts';
import { routeCard } from './route-card.ts';
import { rowList } from './row-list.ts';
import { scheduleCurve } from './schedule-curve.ts';
import { scheduleList } from './schedule-list.ts';
import { seasonRing } from './season-ring.ts';
import { seriesChart } from './series-chart.ts';
import { seriesLandscape } from './series-landscape.ts';
import { seriesObjects } from './series-objects.ts';
import { settingsList } from './settings-list.ts';
import { shareBreakdown } from './share-breakdown.ts';
import { shelf } from './shelf.ts';
import { skyline } from './skyline.ts';
import { specimenPlate } from './specimen-plate.ts';
import { stackedJar } from './stacked-jar.ts';
import { statRow } from './stat-row.ts';
import { stepRoute } from './step-route.ts';
import { stepTrack } from './step-track.ts';
import { tabBar } from './tab-bar.ts';
import { ticketStub } from './ticket-stub.ts';
import { timelineTrack } from './timeline-track.ts';
import { writtenDocument } from './written-document.ts';

/** A block of any kind of content, its render functions in step with its kind. */
export type AnyBlock = { [K in SlotKind]: Block<K> }[SlotKind];

/** Every block there is, by id. One import and one line per block. */
export const BLOCKS: readonly AnyBlock[] = [
  actionTiles,
  articleText,
  checkList,
  choiceGrid,
  closingCall,
  compareTable,
  consoleLog,
  dataTable,
  dayArc,
  departureBoard,
  dial,
  featurePoints,
  fieldForm,
  filterBar,
  floorPlan,
  focusFigure,
  focusLandscape,
  frontPage,
  gathering,
  hero,
  kanbanBoard,
  masthead,
  memberPass,
  messageThread,
  monthGrid,
  noticeBar,
  orderSummary,
  pageFooter,
  peopleList,
  pictureGrid,
  placeMap,
  planCards,
  playerDeck,
  postcardWall,
  priceTags,
  productDetail,
  profileHead,
  questionList,
  quoteWall,
  receiptRoll,
  routeCard,
  rowList,
  scheduleCurve,
  scheduleList,
  seasonRing,
  seriesChart,
  seriesLandscape,
  seriesObjects,
  settingsList,
  shareBreakdown,
  shelf,
  skyline,
  specimenPlate,
  stackedJar,
  statRow,
  stepRoute,
  stepTrack,
  tabBar,
  ticketStub,
  timelineTrack,
  writtenDocument,
];
