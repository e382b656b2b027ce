import type { StyleName } from '../../style-names.ts';

/** Words after which a plain word means a way of looking: "flat design", "clean look", "Japanese-inspired". */
const LOOK =
  '(?:[\\s-](?:style|styled|design|designs|aesthetics?|look|looking|ui|interface|theme|themed|inspired|vibes?|feel|layout|typography|art|visuals?|direction|modernism|minimalism|minimal))';

/**
 * Styles as prompts name them, in folded lower case (no accents), English first, then German, French, Spanish, Italian,
 * Portuguese, Japanese and Chinese where the word is common. A word that is also a thing, a place or a trade needs a word
 * about looks beside it.
 */
export const STYLE_PATTERNS: readonly (readonly [name: StyleName, pattern: RegExp])[] = [
  ['neo-brutalism', /\bneo[\s-]?brutalis(?:m|t|tic|mus|tisch\w*|me|te|mo|ta)\b|ネオブルータリズム/],
  [
    'brutalism',
    /(?<!neo[\s-]?)\bbrutalis(?:m|t|tic|mus|tisch\w*|me|te|mo|ta)\b|\banti[\s-]design\b|ブルータリズム|粗野主义/,
  ],
  [
    'glassmorphism',
    /\bglass[\s-]?morph(?:ism|ic|ismus|isme|ismo)\b|\bliquid glass\b|\bfrosted[\s-]glass\b(?![\s-](?:sticky |top )?(?:nav\w*|header|bar|buttons?|overlay|badge|toolbar|dock|pill))|\bglassy\b|\bglass[\s-](?:ui|style|effect|cards?|panels?|surfaces?|look|design)\b|\bvision ?os\b|\bmilchglas\w*|\bverre depoli\b|\bvidrio esmerilado\b|グラスモーフィズム|すりガラス|毛玻璃|玻璃拟态/,
  ],
  ['neumorphism', /\bneu?o?morph(?:ism|ic|ismus|isme|ismo)\b|\bsoft[\s-]ui\b|ニューモーフィズム|新拟态/],
  ['claymorphism', /\bclay[\s-]?morph(?:ism|ic|ismus|isme|ismo)\b|\bpuffy 3d\b|クレイモーフィズム/],
  ['skeuomorphic', /\bskeu?o?morph(?:ism|ic|ismus|isch\w*|isme|ique|ismo|ico)\b|スキューモーフィズム|拟物/],
  [
    'terminal',
    new RegExp(
      `\\b(?:retro|green|amber|hacker|unix|dos|crt|phosphor|mainframe)[\\s-]+terminal\\b|\\bterminal${LOOK}|\\bterminal-(?:like|esque)\\b|\\b(?:cli|command[\\s-]line|tui|ascii|hacker|bbs|dos|vt100)${LOOK}|\\b(?:crt\\b|phosphor\\b(?! icons?))|\\bgreen[\\s-]on[\\s-]black\\b|\\bmatrix${LOOK}|ターミナル風|终端风格`,
    ),
  ],
  [
    'pixel',
    /\bpixel[\s-]art\b|\b8[\s-]?bit\b|\b16[\s-]?bit\b|\bpixelat\w+|\bpixelkunst\b|\bretro[\s-]gaming\b|ドット絵|ピクセルアート|像素/,
  ],
  [
    'vaporwave',
    /\bvapou?r[\s-]?wave\b|\bsynth[\s-]?wave\b|\bretro[\s-]?wave\b|\boutrun\b|ヴェイパーウェイブ|シンセウェーブ|蒸汽波/,
  ],
  ['cyberpunk', /\bcyber[\s-]?punk\b|\btech[\s-]noir\b|\bblade runner\b|サイバーパンク|赛博朋克/],
  [
    'neon',
    /(?<!\bno )\bneon(?:[\s-](?:lit|lights?|glow\w*|accents?|colou?rs?|style|aesthetic|look|theme|sign|ui|palette|green|pink|blue|cyan|purple|magenta|yellow|orange))?\b|\bneonfarben\w*|ネオン|霓虹/,
  ],
  [
    'swiss',
    new RegExp(
      `\\bswiss(?:${LOOK}|[\\s-](?:grid|poster|style|international|graphic|editorial|school|precision|typographic|reference|family))|\\binternational typographic style\\b|\\binternational style\\b|\\bschweizer (?:stil|typografie|grafik|design|raster)\\b|\\bstyle suisse\\b|\\bestilo suizo\\b|\\bhelvetica[\\s-](?:poster|style|grid)\\b|スイススタイル|スイス・?スタイル|瑞士风格`,
    ),
  ],
  ['bauhaus', /\bbauhaus\b|バウハウス|包豪斯/],
  [
    'memphis',
    new RegExp(
      `\\bmemphis(?:${LOOK}|[\\s-](?:group|milano|pattern|shapes?))|\\bmemphis[\\s-](?:stil|estilo)\\b|メンフィス`,
    ),
  ],
  ['pop-art', /\bpop[\s-]art\b|\bcomic[\s-](?:book|style|strip look)\b|\blichtenstein\b|\bwarhol\b|ポップアート|波普/],
  ['art-deco', /\bart[\s-]?deco\b|\bgatsby\b|\broaring twenties\b|アールデコ|アール・デコ|装饰艺术/],
  [
    'newspaper',
    new RegExp(
      `\\b(?:newspaper|broadsheet|newsprint|gazette)(?:${LOOK}|[\\s-](?:front page|like|grid))|\\bzeitungs(?:stil|look|layout)\\b|\\bfacon journal\\b|新聞風|报纸风`,
    ),
  ],
  ['dark-academia', /\bdark[\s-]academia\b|ダークアカデミア/],
  ['noir', new RegExp(`\\b(?:film )?noir${LOOK}|\\bfilm noir\\b|フィルムノワール`)],
  [
    'blueprint',
    new RegExp(
      `\\bblueprints?${LOOK}|\\bblueprint\\b(?=[^.]{0,40}\\b(?:grid|lines?|drawing|paper|aesthetic|annotations?)\\b)|\\bblaupause\\b|\\bcyanotype\\b|青写真|設計図風|蓝图风格`,
    ),
  ],
  [
    'wireframe',
    /\bwire[\s-]?fram(?:e|es|ed)\b(?! (?:globe|sphere|mesh|cube|terrain|torus|grid|planet|3d))|\bgr[ae]y[\s-]?box(?:es|ed)?\b|\blo(?:w)?[\s-]fi(?:delity)?\b|ワイヤーフレーム|线框图/,
  ],
  [
    'hand-drawn',
    /\bhand[\s-]?(?:drawn|sketched|illustrated|lettered)\b|\bsketch(?:y|book|[\s-](?:style|like|look))\b|\bdoodle\w*\b|\bhandgezeichnet\w*|\bhandskizziert\w*|\bdessine a la main\b|\bdibujad[oa] a mano\b|\bdisegnat[oa] a mano\b|手描き|手書き風|手绘/,
  ],
  [
    'aurora',
    new RegExp(
      `\\baurora(?:${LOOK}|[\\s-](?:gradients?|background|mesh|ui|glow))|\\bmesh[\\s-]gradients?\\b|\\bholographic\\b|\\biridescent\\b|オーロラ(?:風|グラデーション)|极光`,
    ),
  ],
  ['y2k', /\by2k\b|\bfrutiger aero\b|\b(?:2000s|early[\s-]2000s)[\s-](?:style|web|aesthetic|look)\b/],
  [
    'ios',
    /\bios[\s-]?(?:like|style|styled|native|look|inspired|design|\d+)\b|\bapple[\s-](?:like|style|inspired|design|human interface)\b|\bcupertino\b|\bhuman interface guidelines\b|\biphone[\s-]style\b|アップル風|ios風/,
  ],
  [
    'material',
    /\bmaterial[\s-](?:design|ui|you|3|style|expressive)\b|\bgoogle[\s-]material\b|\bandroid[\s-](?:style|native look)\b|マテリアルデザイン/,
  ],
  [
    'japanese',
    new RegExp(
      `\\b(?:japanese|japandi|wabi[\\s-]sabi|zen)(?:${LOOK}|[\\s-](?:garden|inspired|aesthetics?|simplicity|calm|like))|\\bwabi[\\s-]sabi\\b|\\bjapandi\\b|\\b(?:minimal\\w*|calm|serene|quiet)[\\s,-]+(?:and )?(?:japanese|zen)\\b|\\bzen\\b(?! ?desk| ?den)|\\bjapanisch(?:er|es|em)? (?:stil|minimalismus|design)\\b|\\bstyle japonais\\b|\\bestilo japones\\b|和風|侘び寂び|禅|日式`,
    ),
  ],
  [
    'scandinavian',
    /\bscandinavian\b(?! (?:food|restaurant|bakery|travel|tour|countries))|\bscandi\b|\bnordic(?:[\s-](?:style|design|minimal\w*|look|aesthetic|inspired|simplicity))\b|\bhygge\b|\bskandinavisch\w*|\bscandinave\b|\bescandinav\w+|\bscandinav[oa]\b|北欧(?:風|スタイル|デザイン)?/,
  ],
  [
    'kids',
    /\bkid(?:s|dos)?[\s-](?:friendly|style|oriented|app|focused)\b|\bfor (?:young |small )?(?:kids|children|toddlers|preschoolers)\b|\bchild(?:like|[\s-]friendly)\b|\bkindgerecht\w*|\bfur kinder\b|\bpour (?:les )?enfants\b|\bpara ninos\b|\bper bambini\b|子供向け|子ども向け|儿童/,
  ],
  [
    'cartoon',
    /\bcartoon(?:s|y|ish|[\s-]style)?\b(?! (?:network|museum|archive|collection))|\bcomichaft\w*|カートゥーン|卡通/,
  ],
  [
    'pastel',
    /\bpastels?\b|\bsoft candy colou?rs\b|\bpastell\w*|\btons pastel\b|\bcolores pastel\b|\bpastello\b|パステル|马卡龙/,
  ],
  [
    'high-contrast',
    /\b(?:high|strong|stark|maximum|extreme)[\s-]contrast\b|\bhoher kontrast\b|\bkontrastreich\w*|\bfort contraste\b|\bcontraste eleve\b|\balto contrast[eo]\b|ハイコントラスト|高コントラスト|高对比/,
  ],
  [
    'monochrome',
    /\bmono[\s-]?chrom(?:e|atic|atisch|atique|atico|atica|o)\b|\bblack[\s-](?:and|&|n)[\s-]white\b|\bgr[ae]y[\s-]?scale\b|\bschwarz[\s-]?weiss\w*|\bnoir et blanc\b|\bblanco y negro\b|\bbianco e nero\b|\beinfarbig\w*|モノクロ|白黒|黑白/,
  ],
  [
    'retro',
    /\bretro\b(?![\s-]?(?:spective|fit|wave|terminal|gaming|game|games|console|active))|\bvintage\b(?! (?:cars?|wine|clothing|clothes|watch\w*|shops?|store|market|records?|furniture|goods|fashion))|\bmid[\s-]?century(?:[\s-]modern)?\b|\b(?:60|70|80|90)['’]?s\b|\b(?:nineteen )?(?:sixties|seventies|eighties|nineties)\b|\bold[\s-]school\b|\bnostalgic\b|レトロ|复古/,
  ],
  [
    'gradient',
    /\b(?:bold|vivid|vibrant|colou?rful|rich|soft|smooth|flowing|mesh|animated|purple|blue|pink|sunset|big)[\s-](?:[\w-]+[\s-])?gradients?\b|\bgradients?[\s-](?:heavy|rich|driven|background|style|aesthetic|mesh|ui|look|hero)\b|\bwith (?:a )?gradients?\b|\bfarbverlauf\w*|\bdegrades?\b|\bdegradados?\b|\bsfumatur[ae]\b|グラデーション|渐变/,
  ],
  [
    'flat',
    new RegExp(
      `\\bflat(?:${LOOK}|[\\s-](?:colou?rs?|illustrations?|2\\.0|vector))|\\bflat,? (?:modern|clean|simple|bold|minimal)\\b|\\bflaches? design\\b|\\bdiseno plano\\b|フラットデザイン|扁平`,
    ),
  ],
  [
    'clinical',
    new RegExp(
      `\\b(?:clinical|sterile|medical[\\s-]grade)${LOOK}?\\b(?! (?:trials?|stud(?:y|ies)|notes?|data|records?|staff|teams?|research|visits?|appointments?|services?))|\\blab[\\s-](?:white|clean)\\b|\\bklinisch (?:rein|sauber|weiss)\\w*|臨床的|無菌`,
    ),
  ],
  [
    'craft',
    /\b(?:handmade|hand[\s-]crafted|handcrafted|artisanal|crafty|rustic|kraft[\s-]paper|scrapbook|letterpress|cottage[\s-]?core|stitched)\b|\bcraft[\s-](?:paper|style|aesthetic|look)\b|\bhandgemacht\w*|\bhandwerklich\w*|\bfait main\b|\bartisanale?\b|\bhecho a mano\b|\bartesanal\w*|\bfatto a mano\b|手作り|クラフト|手工/,
  ],
  [
    'organic',
    new RegExp(
      `\\b(?:organic|natural|earthy|nature)(?:${LOOK}|[\\s-](?:shapes?|forms?|curves?|tones?|palette|colou?rs?|textures?|inspired|feeling))|\\bearthy\\b|\\bearth[\\s-]tones?\\b|\\bbotanical\\b(?! gardens?)|\\bbiophilic\\b|\\borganic,? (?:warm|calm|soft|flowing|shapes)|\\b(?:warm|calm|soft),? (?:and )?(?:organic|earthy)\\b|\\berdig\\w*|\\berdton\\w*|\\bnaturlich(?:es|er|e)? (?:design|look|stil|farben)\\b|\\btons? (?:terre|naturels?)\\b|\\btonos? (?:tierra|naturales)\\b|\\borganico\\b|アースカラー|ナチュラル|オーガニック|自然系|自然风`,
    ),
  ],
  [
    'luxury',
    /\bluxur(?:y|ious)\b|\bluxe\b|\bopulent\b|\bhaute couture\b|\b(?:premium|high[\s-]end)[\s,-]+(?:and )?(?:look|feel\w*|style|aesthetics?|design|brand\w*|experience|ui|hotels?|resort|boutique|spa|watch\w*|jewel\w*|fashion|skincare|fragrance|perfume|real estate|furniture|restaurant|minimal\w*|editorial|elegan\w+)\b|\b(?:look|feel)s? (?:and feel )?premium\b|\bluxurios\w*|\bhochwertig\w*|\bedel(?:es|er|e)?\b|\bhaut de gamme\b|\blujo(?:s[oa])?\b|\blusso\w*|\bluxo\b|高級|ラグジュアリー|奢华|高端/,
  ],
  [
    'editorial',
    new RegExp(
      `\\beditorial\\b(?! (?:calendar|team|board|staff|workflow|process|office|assistant|desk))|\\bmagazine(?:${LOOK}|[\\s-](?:like|spread|cover|quality))|\\bvogue[\\s-](?:like|style)\\b|\\blong[\\s-]?form (?:typography|reading)\\b|\\bredaktionell\\w*|\\bmagazin(?:stil|look|artig\\w*)\\b|\\bfacon magazine\\b|\\bestilo revista\\b|雑誌風|エディトリアル|杂志风`,
    ),
  ],
  [
    'playful',
    /\bplayful\b|\bwhimsical\b|\bquirky\b|\bfun[\s-](?:and|&|loving|style|design|look)\b|\bcolou?rful and fun\b|\bverspielt\w*|\bludique\b|\bjuguet[oó]n\w*|\bdivertid[oa]s?\b|\bgiocos[oa]\b|\bbrincalh\w+|遊び心|楽しい|ポップな|可爱|俏皮/,
  ],
  [
    'corporate',
    /\bcorporate\b(?! (?:travel|cards?|gifts?|events?|law|retreats?|wellness|housing|training|clients?))|\benterprise\b(?! (?:plans?|tiers?|resource|customers?|clients?|pricing|edition|sales))|\bprofessional(?:[\s-](?:look\w*|style|design|feel|ui|aesthetic|and (?:clean|modern|trustworthy)|,))|\b(?:clean|modern|sleek|trustworthy)[\s,]+(?:and )?professional\b|\bbusinesslike\b|\bserios\w*|\bprofessionell\w*|\bd'entreprise\b|\bempresarial\b|\bprofissional\b|企業向け|ビジネスライク|プロフェッショナル|商务|企业级/,
  ],
  [
    'minimal',
    /\bminimal(?:ist|istic|ism|istisch\w*|iste|isme|ista|ismo|e|es)?\b(?! (?:wage|viable|pair|order|amount|effort|risk|legal|footer|header|nav\w*|text|copy|chrome|animations?|set of))|\bclean(?:[\s-](?:design|ui|look|lines|layout|aesthetic|interface|style|and (?:simple|modern|minimal\w*)))\b|\b(?:simple|modern),? (?:and )?clean\b|\bclean,? (?:simple|modern)\b|\buncluttered\b|\bschlicht\w*|\baufgeraumt\w*|\bepure\w*|\bsobre\b|\blimpio\b|\bessenziale\b|ミニマル|シンプル(?:な|で)|极简|简约/,
  ],
];
