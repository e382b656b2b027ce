import type { SlotKind } from '../write/slots.ts';
import type { Block } from './block.ts';
import { actionTiles } from './action-tiles.ts';
import { VISIT_BLOCKS } from './visit-blocks.ts';
import { APP_BLOCKS } from './app-blocks.ts';
import { articleText } from './article-text.ts';
import { bentoGrid } from './bento-grid.ts';
import { dossierHead } from './dossier-head.ts';
import { ganttChart } from './gantt-chart.ts';
import { rosterWeek } from './roster-week.ts';
import { logExplorer } from './log-explorer.ts';
import { peopleDay } from './people-day.ts';
import { rightsGrid } from './rights-grid.ts';
import { billingSheet } from './billing-sheet.ts';
import { bulkTable } from './bulk-table.ts';
import { cartLines } from './cart-lines.ts';
import { paperSheet } from './paper-sheet.ts';
import { checkList } from './check-list.ts';
import { choiceGrid } from './choice-grid.ts';
import { closingCall } from './closing-call.ts';
import { closingCard } from './closing-card.ts';
import { closingField } from './closing-field.ts';
import { codeSample } from './code-sample.ts';
import { compareTable } from './compare-table.ts';
import { componentSheet } from './component-sheet.ts';
import { consoleLog } from './console-log.ts';
import { dataTable } from './data-table.ts';
import { dayArc } from './day-arc.ts';
import { departureBoard } from './departure-board.ts';
import { dial } from './dial.ts';
import { doneNote } from './done-note.ts';
import { emptyState } from './empty-state.ts';
import { faqTwoColumn } from './faq-two-column.ts';
import { featurePoints } from './feature-points.ts';
import { fieldForm } from './field-form.ts';
import { figureBand } from './figure-band.ts';
import { fileGrid } from './file-grid.ts';
import { filterBar } from './filter-bar.ts';
import { floorPlan } from './floor-plan.ts';
import { focusFigure } from './focus-figure.ts';
import { focusLandscape } from './focus-landscape.ts';
import { footerColophon } from './footer-colophon.ts';
import { footerIndex } from './footer-index.ts';
import { frontPage } from './front-page.ts';
import { gathering } from './gathering.ts';
import { gaugeRow } from './gauge-row.ts';
import { heatCalendar } from './heat-calendar.ts';
import { hero } from './hero.ts';
import { heroIndex } from './hero-index.ts';
import { heroPoster } from './hero-poster.ts';
import { heroStage } from './hero-stage.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import { kanbanBoard } from './kanban-board.ts';
import { kpiWall } from './kpi-wall.ts';
import { listAgenda } from './list-agenda.ts';
import { mailList } from './mail-list.ts';
import { mapGround } from './map-ground.ts';
import { marqueeLine } from './marquee-line.ts';
import { masthead } from './masthead.ts';
import { memberCards } from './member-cards.ts';
import { memberPass } from './member-pass.ts';
import { lookbook } from './lookbook.ts';
import { mailLetter } from './mail-letter.ts';
import { messageThread } from './message-thread.ts';
import { monthGrid } from './month-grid.ts';
import { noticeBar } from './notice-bar.ts';
import { notificationList } from './notification-list.ts';
import { numberedManifesto } from './numbered-manifesto.ts';
import { orderSummary } from './order-summary.ts';
import { pageFooter } from './page-footer.ts';
import { parcelTrack } from './parcel-track.ts';
import { peopleList } from './people-list.ts';
import { pictureGrid } from './picture-grid.ts';
import { pipelineFunnel } from './pipeline-funnel.ts';
import { placeMap } from './place-map.ts';
import { planCards } from './plan-cards.ts';
import { planTable } from './plan-table.ts';
import { playerDeck } from './player-deck.ts';
import { podium } from './podium.ts';
import { postcardWall } from './postcard-wall.ts';
import { priceTags } from './price-tags.ts';
import { productDetail } from './product-detail.ts';
import { profileHead } from './profile-head.ts';
import { questionList } from './question-list.ts';
import { playField } from './play-field.ts';
import { quizQuestion } from './quiz-question.ts';
import { quoteWall } from './quote-wall.ts';
import { readingPane } from './reading-pane.ts';
import { receiptRoll } from './receipt-roll.ts';
import { recordCards } from './record-cards.ts';
import { releaseNotes } from './release-notes.ts';
import { resultList } from './result-list.ts';
import { routeCard } from './route-card.ts';
import { ratingSummary } from './rating-summary.ts';
import { reviewList } from './review-list.ts';
import { rowList } from './row-list.ts';
import { scheduleCurve } from './schedule-curve.ts';
import { scheduleList } from './schedule-list.ts';
import { searchHead } from './search-head.ts';
import { seasonRing } from './season-ring.ts';
import { seriesChart } from './series-chart.ts';
import { seriesLandscape } from './series-landscape.ts';
import { seriesObjects } from './series-objects.ts';
import { settingsList } from './settings-list.ts';
import { shareBreakdown } from './share-breakdown.ts';
import { shelf } from './shelf.ts';
import { singlePlan } from './single-plan.ts';
import { skyline } from './skyline.ts';
import { slotPicker } from './slot-picker.ts';
import { specimenPlate } from './specimen-plate.ts';
import { stackedJar } from './stacked-jar.ts';
import { statRow } from './stat-row.ts';
import { stepRoute } from './step-route.ts';
import { stepTrack } from './step-track.ts';
import { storyRows } from './story-rows.ts';
import { tabBar } from './tab-bar.ts';
import { ticketStub } from './ticket-stub.ts';
import { timelineTrack } from './timeline-track.ts';
import { topicTiles } from './topic-tiles.ts';
import { versus } from './versus.ts';
import { wizardSteps } from './wizard-steps.ts';
import { weekPlan } from './week-plan.ts';
import { yearStory } from './year-story.ts';
import { writtenDocument } from './written-document.ts';

/** A block of any kind of content, its render functions in step with its kind. */
export type AnyBlock = { [K in SlotKind]: Block<K> }[SlotKind];

/** Every block there is, by id. One import and one line per block. */
export const BLOCKS: readonly AnyBlock[] = [
  actionTiles,
  articleText,
  bentoGrid,
  bulkTable,
  cartLines,
  paperSheet,
  checkList,
  choiceGrid,
  closingCall,
  closingCard,
  closingField,
  codeSample,
  compareTable,
  componentSheet,
  consoleLog,
  dataTable,
  dayArc,
  departureBoard,
  dial,
  doneNote,
  emptyState,
  faqTwoColumn,
  featurePoints,
  fieldForm,
  figureBand,
  fileGrid,
  filterBar,
  floorPlan,
  focusFigure,
  focusLandscape,
  footerColophon,
  footerIndex,
  frontPage,
  gathering,
  gaugeRow,
  heatCalendar,
  hero,
  heroIndex,
  heroPoster,
  heroStage,
  invoiceSheet,
  kanbanBoard,
  kpiWall,
  listAgenda,
  mailList,
  mapGround,
  marqueeLine,
  masthead,
  memberCards,
  memberPass,
  lookbook,
  mailLetter,
  messageThread,
  monthGrid,
  noticeBar,
  notificationList,
  numberedManifesto,
  orderSummary,
  pageFooter,
  parcelTrack,
  peopleList,
  pictureGrid,
  pipelineFunnel,
  placeMap,
  planCards,
  planTable,
  playerDeck,
  podium,
  postcardWall,
  priceTags,
  productDetail,
  profileHead,
  questionList,
  playField,
  quizQuestion,
  quoteWall,
  readingPane,
  receiptRoll,
  recordCards,
  releaseNotes,
  resultList,
  routeCard,
  ratingSummary,
  reviewList,
  rowList,
  scheduleCurve,
  scheduleList,
  searchHead,
  seasonRing,
  seriesChart,
  seriesLandscape,
  seriesObjects,
  settingsList,
  shareBreakdown,
  shelf,
  singlePlan,
  skyline,
  slotPicker,
  specimenPlate,
  stackedJar,
  statRow,
  stepRoute,
  stepTrack,
  storyRows,
  tabBar,
  ticketStub,
  timelineTrack,
  topicTiles,
  versus,
  wizardSteps,
  weekPlan,
  yearStory,
  writtenDocument,
  dossierHead,
  ganttChart,
  rosterWeek,
  rightsGrid,
  logExplorer,
  peopleDay,
  billingSheet,
  ...APP_BLOCKS,
  ...VISIT_BLOCKS,
];
