/** English words that a letter more, less or elsewhere would turn into a word of some trade: they are meant as they stand. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  (
    'payable payables receivable receivables launch lunch light flight desert dessert county country contact contract singing signing conversation conservation casual causal united untied silver sliver ' +
    'scared sacred diary dairy diaries dairies trail trial trails trials angle angel angles angels carrier career courier costume custom costumes customs planet planets ' +
    'plants planned planed starring staring starting started starter hoping hopping latter later dinner diner dinners diners taping tapping choose chose loose lose ' +
    'breath breathe cloth clothe clothes moral morale human humane personal personnel beside besides hostel hotel friend fiend place palace though thought through ' +
    'thorough tough brand band brands bands stable staple table crash cash create crate created crated learning leaning painting panting field filed friends fiends ' +
    'sever server severs servers quiet quite united martial marital reward record brother bother tracks tacks orders odors printing parting secret secrete ' +
    'released release issued issue hosted host stored store supplied sourced source resumed resume pipelined pipeline stared stated bread beard break brake ' +
    'bunch branch brunch stopping shopping moving moved spring sprig string sting strings stings stress tress thread threads trace traces cloud could stands stand ' +
    'updater updated refund refunds refunded statue status station stations stationary stationery canvas canvass compliment complement principal principle ' +
    'access excess advice advise effect affect current currant barley barely bridal bridle cereal serial council counsel discreet discrete draft draught ' +
    'founder flounder gorilla guerrilla hangar hanger manner manor marshal martial minor miner muscle mussel naval navel pedal peddle stair stare storey story ' +
    'summary summery tailor trailer theater theatre vane vein waiver waver weather whether coaster coast roaster roster rosters boaster posters poster'
  ).split(/\s+/),
);
