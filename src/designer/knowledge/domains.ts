import type { DomainKnowledge } from './domain-knowledge.ts';
import { analytics } from './domains/analytics.ts';
import { assistant } from './domains/assistant.ts';
import { astronomy } from './domains/astronomy.ts';
import { bakery } from './domains/bakery.ts';
import { banking } from './domains/banking.ts';
import { beauty } from './domains/beauty.ts';
import { bookkeeping } from './domains/bookkeeping.ts';
import { books } from './domains/books.ts';
import { cafe } from './domains/cafe.ts';
import { carRental } from './domains/car-rental.ts';
import { charging } from './domains/charging.ts';
import { charity } from './domains/charity.ts';
import { cinema } from './domains/cinema.ts';
import { civic } from './domains/civic.ts';
import { climate } from './domains/climate.ts';
import { clinic } from './domains/clinic.ts';
import { community } from './domains/community.ts';
import { conference } from './domains/conference.ts';
import { construction } from './domains/construction.ts';
import { coworking } from './domains/coworking.ts';
import { crafts } from './domains/crafts.ts';
import { crypto } from './domains/crypto.ts';
import { dating } from './domains/dating.ts';
import { dentist } from './domains/dentist.ts';
import { developerApi } from './domains/developer-api.ts';
import { dogCare } from './domains/dog-care.ts';
import { energy } from './domains/energy.ts';
import { events } from './domains/events.ts';
import { factory } from './domains/factory.ts';
import { farm } from './domains/farm.ts';
import { fashion } from './domains/fashion.ts';
import { festival } from './domains/festival.ts';
import { fitness } from './domains/fitness.ts';
import { flights } from './domains/flights.ts';
import { florist } from './domains/florist.ts';
import { foodDelivery } from './domains/food-delivery.ts';
import { freelance } from './domains/freelance.ts';
import { furniture } from './domains/furniture.ts';
import { gaming } from './domains/gaming.ts';
import { garage } from './domains/garage.ts';
import { garden } from './domains/garden.ts';
import { grocery } from './domains/grocery.ts';
import { habits } from './domains/habits.ts';
import { hiring } from './domains/hiring.ts';
import { homeServices } from './domains/home-services.ts';
import { homes } from './domains/homes.ts';
import { hotel } from './domains/hotel.ts';
import { insurance } from './domains/insurance.ts';
import { investing } from './domains/investing.ts';
import { kitchen } from './domains/kitchen.ts';
import { languageLearning } from './domains/language-learning.ts';
import { learning } from './domains/learning.ts';
import { legal } from './domains/legal.ts';
import { logistics } from './domains/logistics.ts';
import { magazine } from './domains/magazine.ts';
import { marketing } from './domains/marketing.ts';
import { mountain } from './domains/mountain.ts';
import { museum } from './domains/museum.ts';
import { music } from './domains/music.ts';
import { news } from './domains/news.ts';
import { notes } from './domains/notes.ts';
import { nutrition } from './domains/nutrition.ts';
import { parenting } from './domains/parenting.ts';
import { payroll } from './domains/payroll.ts';
import { pets } from './domains/pets.ts';
import { pharmacy } from './domains/pharmacy.ts';
import { photography } from './domains/photography.ts';
import { podcasts } from './domains/podcasts.ts';
import { projectWork } from './domains/project-work.ts';
import { restaurant } from './domains/restaurant.ts';
import { rides } from './domains/rides.ts';
import { running } from './domains/running.ts';
import { sales } from './domains/sales.ts';
import { school } from './domains/school.ts';
import { secondHand } from './domains/second-hand.ts';
import { security } from './domains/security.ts';
import { sharedRides } from './domains/shared-rides.ts';
import { shop } from './domains/shop.ts';
import { siteReliability } from './domains/site-reliability.ts';
import { smartHome } from './domains/smart-home.ts';
import { social } from './domains/social.ts';
import { software } from './domains/software.ts';
import { sportClub } from './domains/sport-club.ts';
import { streaming } from './domains/streaming.ts';
import { studio } from './domains/studio.ts';
import { support } from './domains/support.ts';
import { transit } from './domains/transit.ts';
import { travel } from './domains/travel.ts';
import { tutoring } from './domains/tutoring.ts';
import { warehouse } from './domains/warehouse.ts';
import { weather } from './domains/weather.ts';
import { wedding } from './domains/wedding.ts';
import { wellbeing } from './domains/wellbeing.ts';
import { wine } from './domains/wine.ts';

/** Every domain the designer knows; one import and one line each, in alphabetical order. */
export const DOMAINS: readonly DomainKnowledge[] = [
  analytics,
  assistant,
  astronomy,
  bakery,
  banking,
  beauty,
  bookkeeping,
  books,
  cafe,
  carRental,
  charging,
  charity,
  cinema,
  civic,
  climate,
  clinic,
  community,
  conference,
  construction,
  coworking,
  crafts,
  crypto,
  dating,
  dentist,
  developerApi,
  dogCare,
  energy,
  events,
  factory,
  farm,
  fashion,
  festival,
  fitness,
  flights,
  florist,
  foodDelivery,
  freelance,
  furniture,
  gaming,
  garage,
  garden,
  grocery,
  habits,
  hiring,
  homeServices,
  homes,
  hotel,
  insurance,
  investing,
  kitchen,
  languageLearning,
  learning,
  legal,
  logistics,
  magazine,
  marketing,
  mountain,
  museum,
  music,
  news,
  notes,
  nutrition,
  parenting,
  payroll,
  pets,
  pharmacy,
  photography,
  podcasts,
  projectWork,
  restaurant,
  rides,
  running,
  sales,
  school,
  secondHand,
  security,
  sharedRides,
  shop,
  siteReliability,
  smartHome,
  social,
  software,
  sportClub,
  streaming,
  studio,
  support,
  transit,
  travel,
  tutoring,
  warehouse,
  weather,
  wedding,
  wellbeing,
  wine,
];
