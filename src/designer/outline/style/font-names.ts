/** How a face is drawn, as far as the choice of a relative among the bundled families needs it. */
export type FaceClass =
  | 'didone'
  | 'old-style'
  | 'transitional'
  | 'text-serif'
  | 'slab'
  | 'neo-grotesk'
  | 'grotesk'
  | 'geometric'
  | 'humanist'
  | 'rounded'
  | 'condensed'
  | 'display'
  | 'legible'
  | 'script'
  | 'mono';

/** Well-known families by class. Names that are words too are marked with `*`: they need a word about type beside them. */
export const FACES: Readonly<Record<FaceClass, string>> = {
  didone: `Playfair Display, Playfair*, Bodoni Moda, Bodoni*, Libre Bodoni, Didot*, DM Serif Display, DM Serif Text, DM Serif, Abril Fatface, Prata,
    Gloock, Noe Display, Ogg*, Domaine Display, Cinzel, Rufina, Old Standard TT, Chomsky, Limelight, Yeseva One, Bodoni 72`,
  'old-style': `EB Garamond, Garamond*, Adobe Garamond, Cormorant Garamond, Cormorant*, Sabon*, Bembo*, Cardo*, Spectral*, Crimson Pro, Crimson Text,
    Crimson*, Sorts Mill Goudy, Goudy*, Palatino*, Book Antiqua, Caslon*, Libre Caslon Text, Libre Caslon Display, Libre Caslon, Adobe Caslon, IM Fell English, IM Fell,
    Alegreya*, Vollkorn*, Jenson*, Gelasio*, Young Serif, Iowan Old Style, Minion Pro, Minion*, Cormorant Infant, Marcellus`,
  transitional: `Libre Baskerville, Baskerville*, Newsreader*, Tiempos Headline, Tiempos Text, Tiempos*, Fraunces, Instrument Serif, Canela*, Freight Text,
    Lyon Text, Times New Roman, Georgia Pro, Editorial New, PP Editorial New, Recoleta, GT Sectra, Reckless*, Lusitana, Bitter Serif, Gupter, Ibarra Real Nova`,
  'text-serif': `Noto Serif, Noto Serif Display, Noto Serif JP, Noto Serif SC, Georgia*, Merriweather*, PT Serif, Cambria*, Charter*, Droid Serif, Source Serif 4, Source Serif Pro,
    Source Serif, IBM Plex Serif, Roboto Serif, STIX Two Text, Frank Ruhl Libre, Libertinus, Literata*, Lora*, Bookerly, Publico*, Shippori Mincho, Hiragino Mincho, Yu Mincho,
    游明朝, ヒラギノ明朝, Nanum Myeongjo, Source Han Serif, Songti SC, 思源宋体, Brygada 1918, Besley*, Faustina`,
  slab: `Domine*, Zilla Slab, Roboto Slab, Rockwell*, Arvo*, Bitter*, Josefin Slab, Clarendon*, Sentinel*, Alfa Slab One, Cooper Black, Cooper*, Aleo*, Crete Round,
    Slabo 27px, Slabo*, Patua One, Ultra*, Sanchez*, Courier Prime, Special Elite, Rokkitt, Kreon, Arbutus Slab, Bevan`,
  'neo-grotesk': `Inter*, Inter Tight, Inter Display, Arimo, Arial*, Helvetica Neue, Helvetica*, Helvetica Now, Neue Haas Grotesk, Nimbus Sans, Geist*, Public Sans, Be Vietnam Pro, Be Vietnam,
    SF Pro, SF Pro Display, SF Pro Text, San Francisco*, Roboto*, Roboto Flex, Suisse Intl, Suisse*, Söhne, Untitled Sans, Aeonik, Neue Montreal, Switzer*, Univers*, Akzidenz-Grotesk, Pretendard, Apple SD Gothic Neo,
    Hiragino Sans, Yu Gothic, 游ゴシック, PingFang SC, Microsoft YaHei, Onest*, Golos*, Instrument Sans, Schibsted Grotesk, Host Grotesk, Albert Sans, system-ui, Libre Franklin, Franklin Gothic, News Gothic, Segoe UI`,
  grotesk: `Hanken Grotesk, HK Grotesk, Work Sans, Epilogue*, Space Grotesk, Spline Sans, Archivo*, Archivo Black, Bricolage Grotesque, Cabinet Grotesk, Clash Grotesk, Clash Display, Familjen Grotesk,
    GT America, GT Walsheim, Founders Grotesk, Karla*, Chivo*, Overpass*, Rethink Sans, Darker Grotesque, Degular, Monument Grotesk, Syne*, Unbounded*, General Sans, Schibsted, Radio Canada, Anybody, Familjen, Darker, Basement Grotesque`,
  geometric: `DM Sans, Sora*, Manrope, Plus Jakarta Sans, Plus Jakarta, Montserrat, Metropolis*, Poppins, Outfit*, Urbanist*, Figtree*, Satoshi*, Futura*, Jost*, Josefin Sans, League Spartan, Gotham*, Proxima Nova, Avenir Next, Avenir*,
    Century Gothic, Circular*, Circular Std, Google Sans, Product Sans, Gilroy, Euclid Circular, Red Hat Display, Red Hat Text, Raleway, Questrial, Kumbh Sans, Readex Pro, Lufga, Sofia Pro, Graphik, Gordita, Prompt*, Kanit*, Lexend Deca, Spartan*, Nexa, Brandon Grotesque, Didact Gothic, Mont*, Epilogue Sans, Wix Madefor Display, Reddit Sans, Geologica, Gantari, Afacad`,
  humanist: `Source Sans 3, Source Sans Pro, Source Sans, Nunito Sans, Open Sans, Noto Sans, Noto Sans JP, Noto Sans KR, Noto Sans SC, Lato*, Fira Sans, PT Sans, Ubuntu*, Frutiger*, Myriad Pro, Gill Sans, Tahoma, Verdana, Trebuchet MS, Calibri, Lucida Grande, Hind*, Mukta*,
    Cantarell, Optima*, Alegreya Sans, Merriweather Sans, Mulish, Muli, Cabin*, Catamaran, Asap*, Signika*, Commissioner*, Encode Sans, Sarabun, Rosario, Ysabeau, Cormorant Sans, B612, IBM Plex Sans, IBM Plex, Plex Sans, Titillium Web, Exo 2, Exo*, Istok Web, Assistant*, Heebo*, Karmilla`,
  rounded: `Nunito*, Quicksand*, Varela Round, Fredoka One, Fredoka, Baloo 2, Baloo*, Comfortaa, Rubik*, Dosis, M PLUS Rounded 1c, M PLUS Rounded, SF Pro Rounded, Arial Rounded, Hiragino Maru Gothic, Kiwi Maru, Jua*, Sniglet, Grandstander, Chewy*, Balsamiq Sans, Mochiy Pop One, Zen Maru Gothic, Lilita One, Baloo Bhai, Itim`,
  condensed: `Barlow Condensed, Barlow Semi Condensed, Barlow*, Oswald*, Bebas Neue, Anton*, Archivo Narrow, Roboto Condensed, Fjalla One, League Gothic, Pathway Gothic One, Saira Condensed, Saira*, Teko*, Antonio*, Big Shoulders Display, Big Shoulders, DIN Condensed, DIN*, D-DIN, Bahnschrift, Trade Gothic, Sofia Sans Condensed,
    IBM Plex Sans Condensed, Yanone Kaffeesatz, Pragati Narrow, PT Sans Narrow, Druk*, Alumni Sans, Oswald Sans, Khand, Rajdhani`,
  display: `Chakra Petch, Orbitron, Michroma, Eurostile, Oxanium, Audiowide, Bungee*, Monoton, Righteous*, Lobster*, Alfa Slab, Press Start 2P, VT323, Silkscreen, Black Ops One, Staatliches, Russo One, Exo Display, Poiret One, Syncopate, Megrim, Faster One, Rammetto One, Titan One, Bangers`,
  legible: `Lexend, Atkinson Hyperlegible Next, Atkinson Hyperlegible, Atkinson*, Andika, OpenDyslexic, Open Dyslexic, Comic Neue, Comic Sans, Sylexiad, Readable Pro`,
  script: `Caveat*, Pacifico, Dancing Script, Kalam*, Patrick Hand, Shadows Into Light, Indie Flower, Amatic SC, Gochi Hand, Permanent Marker, Satisfy*, Sacramento*, Great Vibes, Homemade Apple, Architects Daughter, Covered By Your Grace, Handlee, Reenie Beanie`,
  mono: `IBM Plex Mono, JetBrains Mono, Space Mono, Fira Code, Fira Mono, Roboto Mono, Geist Mono, DM Mono, SF Mono, Source Code Pro, Ubuntu Mono, Berkeley Mono, Cascadia Code, Inconsolata, Menlo, Monaco*, Consolas, Courier New, Courier*, Anonymous Pro, Commit Mono, Red Hat Mono, Martian Mono, Overpass Mono, Share Tech Mono, Azeret Mono, B612 Mono, Noto Sans Mono, PT Mono, Cousine`,
};

/** Kinds of face that people ask for without a name, with the class that stands for it. */
export const FACE_WORDS: readonly (readonly [FaceClass, string])[] = [
  ['slab', String.raw`slab[\s-]?serifs?|slab type|egyptienne`],
  ['didone', String.raw`didones?|high[\s-]contrast serifs?|modern serifs?`],
  [
    'old-style',
    String.raw`old[\s-]?(?:style|fashioned) (?:serifs?|type(?:face)?|fonts?)|garaldes?|bookish (?:serifs?|type)|antiqua`,
  ],
  [
    'rounded',
    String.raw`rounded (?:sans(?:[\s-]serif)?|fonts?|type(?:face)?|grotesk|lettering)|runde schrift|police ronde|丸ゴシック(?:体)?`,
  ],
  [
    'condensed',
    String.raw`(?:condensed|narrow) (?:grotes\w+|sans|type(?:face)?|fonts?|headings?|caps)|schmale schrift`,
  ],
  ['grotesk', String.raw`(?:bold |heavy )?grotes[kq]\w*(?: type)?`],
  ['geometric', String.raw`geometric (?:sans(?:[\s-]serif)?|type(?:face)?|fonts?)`],
  [
    'mono',
    String.raw`mono(?:spaced?)?(?: (?:fonts?|faces?|digits|type|numerals|text))?|typewriter(?: (?:type|font))?|festbreit\w*|等幅`,
  ],
  [
    'script',
    String.raw`hand-?(?:written|lettered|painted) (?:type|font|lettering|headings?|titles?|titres)|(?:titres )?manuscrits?|script (?:font|type)|handschrift`,
  ],
  [
    'text-serif',
    String.raw`(?<!sans[\s-])serifs?(?:[\s-](?:headings?|headlines?|type|fonts?|titles?|body|text))?|serifenschrift\w*|serifen|mincho|明朝体?|宋体|명조체?|police serif|con serifa|tipografia serif`,
  ],
  [
    'neo-grotesk',
    String.raw`sans[\s-]?serif|system (?:fonts?|ui)|systemschrift|ゴシック体?|黑体|고딕체?|clean sans|modern sans|sans(?= (?:for|in|body|text|headings?))`,
  ],
];
