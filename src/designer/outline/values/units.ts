/** What a measure's unit says that it measures. */
export type UnitKind =
  | 'money'
  | 'share'
  | 'temperature'
  | 'length'
  | 'weight'
  | 'volume'
  | 'area'
  | 'speed'
  | 'duration'
  | 'quantity';

const WORDS: Record<UnitKind, string> = {
  money:
    '€ $ £ ¥ ₺ ₽ ₩ ₹ ₴ ₪ ฿ zł kr kr. Kr Ft Kč lei лв EUR USD GBP CHF JPY CNY TRY TL PLN SEK NOK DKK CZK HUF INR BRL R$ Fr. ' +
    'A$ C$ US$ NZ$ euro euros Euro euroa dollars dollar pounds pence cents cent ct 元 円 원 块 credits coins',
  share: '% ‰ percent Prozent procent procento por_ciento pct',
  temperature: '°C °F ℃ ℉ K degrees Grad grados degrés gradi graus stopni grader derece',
  length:
    'mm cm dm m km µm nm mi mile miles yd yard yards ft feet foot in″ inch inches ″ " ′ \' nmi metre metres meter meters ' +
    'Meter Metern mètres metros metri metra metrów kilometres km. px pt_ rem px. 米 公里 厘米 メートル',
  weight:
    'kg g mg µg t lb lbs oz st. tonne tonnes ton tons Tonnen tonnen kilo kilos gram grams Gramm grammes gramos 公斤 克 kilograms dag',
  volume:
    'l L ml mL cl dl hl m³ m3 cm³ gal gallon gallons pint pints qt litre litres liter liters Liter litros litri cups cup fl 升 bbl',
  area: 'm² m2 km² cm² ha acres acre hectares Hektar sqm ft² sqft dunam',
  speed: 'km/h mph m/s kn kt kts knots Knoten nœuds noeuds Bft m/min ft/min kmh kph mm/s rpm U/min rev/min',
  duration:
    'h hr hrs hour hours min mins minute minutes s sec secs second seconds ms µs ns d day days wk week weeks month months ' +
    'mo yr yrs year years night nights Stunde Stunden Std Std. Minute Minuten Min Min. Sekunden Tag Tage Tagen Woche Wochen Monat Monate ' +
    'Monaten Jahr Jahre Jahren Nacht Nächte heure heures jour jours semaine semaines mois an ans année années nuit nuits ' +
    'hora horas minuto minutos día días dia dias semana semanas mes meses año años ano anos mês ora ore minuti giorno ' +
    'giorni settimana settimane mese mesi anno anni notte notti uur minuten dag dagen weken maand maanden jaar nachten ' +
    'godz godz. godzin godziny dni dzień tydzień tygodnie tygodni miesiąc miesiące miesięcy rok lata lat minut minuty ' +
    'timmar timme minuter veckor vecka månader månad år dygn saat gün hafta ay yıl dakika dk sn 時間 分 日 年 週間 週 か月 ' +
    'ヶ月 泊 小时 分钟 天 周 个月 시간 일 주 개월 년',
  quantity:
    'kPa Pa hPa MPa bar mbar psi mmHg W kW MW GW Wh kWh MWh GWh VA kVA V kV mV A mA Ah mAh Hz kHz MHz GHz dB dBm lx lm cd ' +
    'ppm ppb B KB kB MB GB TB KiB MiB GiB kbit Mbit Gbit bps kbps Mbps Gbps fps dpi cal kcal kJ J MJ N Nm kN rad ° pH ' +
    'pcs pc Stk Stk. St. St Stück szt szt. st pz pz. ud uds stuks adet db_ bpm req rps qps ops x × dpt cP IU µmol mmol mol ' +
    'hp PS ch VT fc FTE pts pkt Wp var 个 個 本 枚 頭 件 人 回 개 명 장 杯 羽 匹',
};

const KINDS = new Map<string, UnitKind>();
for (const [kind, words] of Object.entries(WORDS) as [UnitKind, string][]) {
  for (const word of words.split(' ')) KINDS.set(word.replace('_', ''), kind);
}
// Spellings that are other words just as often: only told by what stands round them.
KINDS.delete('in″');

/**
 * What a unit measures: `kg` → weight, `€/h` → money, `ml/min` → quantity.
 *
 * @example unitKind('km/h') // 'speed'
 */
export function unitKind(unit: string): UnitKind | undefined {
  const known = KINDS.get(unit);
  if (known !== undefined) return known;
  const slash = unit.indexOf('/');
  if (slash <= 0 || slash === unit.length - 1)
    return unit.endsWith('²') && KINDS.has(unit.slice(0, -1)) ? 'area' : undefined;
  const over = KINDS.get(unit.slice(0, slash));
  const under = unit.slice(slash + 1);
  if (over === undefined) return undefined;
  if (over === 'money') return 'money';
  const isKnown = KINDS.has(under) || /^[a-zà-ÿ]{1,12}[²³]?$/u.test(under);
  if (!isKnown) return undefined;
  return over === 'length' && KINDS.get(under) === 'duration' ? 'speed' : 'quantity';
}

/** Currency marks that stand before the figure: €4, $ 3.20, CHF 90, kr 45. */
export const CURRENCY_BEFORE =
  /(?:US\$|NZ\$|A\$|C\$|R\$|[€$£¥₺₽₩₹₴₪฿]|(?:EUR|USD|GBP|CHF|JPY|CNY|TRY|PLN|SEK|NOK|DKK|CZK|HUF|INR|BRL|Fr\.|Rs\.?|kr\.?)(?=[ \u00a0]?[\d−+-]))/uy;
