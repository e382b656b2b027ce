/** Words that speak of looks and seldom of anything else, folded. They weigh double. */
export const LOOK_NOUNS = `
palette colour color colours colors colourful colorful coloured colored colouring hue hues tint tints tinted tone tones tonal shade shades contrast background backgrounds backdrop canvas
accent accents accented font fonts typeface typefaces typography typographic serif serifs sans sans-serif slab grotesk grotesque monospace monospaced mono lettering kerning ligatures italics
style styling styled aesthetic aesthetics look looks look-and-feel vibe vibes mood moods feel theme themes themed visual visually design-tokens tokens
radius radii corner-radius border-radius rounded rounding corners hairline hairlines shadow shadows drop-shadow drop-shadows gradient gradients glow glows glowing texture textures textured
whitespace white-space spacing padding margins density dense airy roomy spacious monochrome monochromatic greyscale grayscale pastel pastels neon earthy
flat skeuomorphic glassmorphism neumorphism brutalist minimalism opaque translucent frosted blur blurred
decoration decorative ornament ornamental ornaments wcag legible readable legibility readability
farbe farben farbig farbton farbpalette hauptfarbe akzentfarbe akzent hintergrund hintergrundfarbe schrift schriftart schriften serifen modus thema motiv stil gestaltung anmutung ecken schatten verlauf verlaufe abgerundet abgerundete dunkles dunkler dunkle helles heller helle farblich
couleur couleurs fond police polices typographie ambiance theme arrondis ombre ombres degrade degrades teinte teintes sobre clair claire fonce foncee
fondo tipografia tipo tema claro oscuro esquinas redondeadas sombra sombras degradado estilo aspecto fuente
cor cores tipografia fundo cantos arredondados claro escuro visual
colore colori sfondo carattere caratteri stile sfumature ombre chiaro scuro angoli tema
kleur kleuren hoofdkleur achtergrond lettertype thema stijl licht donker hoeken schaduw
kolor kolory kolorystyka tlo motyw czcionka kroj styl jasny ciemny ciemne rogi cienie
farg farger farg bakgrund typsnitt tema stil morkt ljust skugga
renk renkler renkleri arka-plan yazi-tipi tema koyu acik koseler golge`;

/** Words that say how something looks; beside content they may be about the content. They weigh once. */
export const LOOK_ADJECTIVES = `
dark light bright pale deep muted soft vivid strong bold thin thick fine crisp sharp warm cool cold rich matte glossy subtle gentle muted loud clean tidy neat plain simple quiet calm modern contemporary classic timeless
fresh friendly playful serious sober professional industrial confident elegant refined minimal minimalist nordic scandinavian editorial clinical apothecary vintage retro old-fashioned old-look rustic cosy cozy
theatrical cathedral-like museum-like paper-like document-like newspaper-like workshop-like console-like old-paper art-deco medieval maritime nautical mediterranean japanese swiss bauhaus brutal chunky puffy
big large huge small tiny generous compact uncluttered spare sparse restrained understated dignified trustworthy sturdy robust utilitarian technical scientific handmade hand-drawn hand-painted handwritten-looking handwritten
condensed narrow tabular uppercase lowercase caps capitals italic semibold black-and-white two-tone duotone high-contrast low-contrast colour-blind large-type full-bleed edge-to-edge
fancy frilly babyish cartoonish kitschy corporate cheesy sweet pretty beautiful handsome lovely nice cool chill
hell dunkel kraftig ruhig luftig schlicht modern freundlich klar grosse grosser gut lesbar lesbare
lisibles lisible sobre epure calme chaleureux moderne grand grande
aventurero serio sencillo limpio moderno moderna calido elegante legible
pouco sobrio simples acolhedor
pulito elegante sobrio moderno essenziale caldo
rustig strak helder warm
czytelna czytelny prosty spokojny nowoczesny
lugn enkel ren
sade temiz sakin sicak`;

/** What looks are about; by themselves they say nothing either way. */
export const NEUTRAL_NOUNS = `
primary secondary tertiary page screen app site website ui interface layout design button buttons card cards panel panels box boxes heading headings headline headlines title titles h1 h2 h3 text type body copy label labels caption captions
icon icons line lines rule rules divider dividers border borders outline outlines outlined edge edges section sections surface surfaces ground paper ink photo photos picture pictures image images illustration illustrations
digits numerals numbers figures digit element elements control controls touch targets target tap table tables row rows list lists sidebar header footer bar bars bubbles bubble dot dots pill pills badge badges chip chips
air room space size sizes weight px pt rem width height head h lettering column columns centred centered slim left right middle everything rest else desktop mobile tablet phone dashboard word words focus grid band mode themes tiles
knopf knopfe karte karten text titel uberschriften uberschrift seite bildschirm tippflachen ziffern uberall modus
titres titre texte boutons cartes page ecran
titulos titulo texto botones pantalla pagina tarjetas letras
testo titoli titolo schede pulsanti pagina resto
tekst teksty tytuly koppen tekst knoppen pagina strona
botoes ecra titulos texto
rubriker knappar sida baslik yazilar metin`;

/** Words that join others. */
export const JOINING = `course obviously naturally definitely throughout everywhere 
a an the and or but in on of for with without as is are be at to by from it its this that these those so no not nothing never only just all every any some one two more less than too very quite really bit little lots lot plenty much many
should must please pls keep make use used using uses set give want like think feel feels feeling look looking looks be stay stays have has do does dont don't you we i they our my your their can could would may where what who because cause since while when still yet also even both either
instead rather into over under between against about everywhere anywhere throughout overall inside around out up off away kind sort something anything someone people if poss possible both pair across
own mainly mostly main first second third accent-only rest same other others there here
und oder aber mit ohne fur als auf in im am an der die das den dem des ein eine einen einem einer kein keine ist sind soll sein bitte alles nur wie so halt nicht auch es man
et ou mais avec sans pour comme sur dans en le la les l un une des du de d est sont doit etre tout seulement pas que mais
y o pero con sin para como sobre en el la los las un una unos de del es son debe ser todo solo no que se vea
e ou mas com sem para como em no na os as um uma de do da ser tudo so nao que
ed ma con senza per come su in il lo gli i un uno di del della e sono deve essere tutto solo non nel
en of maar met zonder voor als op in het de een is zijn moet alles alleen geen niet van
i lub ale z bez dla jako na w po jest sa ma byc wszystko tylko nie
och eller men med utan for som pa i ar ska vara allt bara inte
ve veya ama ile icin gibi bir olsun degil cok`;

/** Words before a colon that open a statement about looks, whatever it says. */
export const STYLE_LABEL = String.raw`(?:visual (?:style|language|direction|identity|design)|style(?: guide| notes?| cues?| tokens?)?|look(?: and feel|(?: &|-and-) ?feel)?|overall (?:feel|look|style)|feel|mood|vibe|aesthetics?|colou?rs?(?: palette| scheme| wise)?|palette|(?:primary|secondary|tertiary|accent|main|brand|background|text|surface|neutral)(?: accent)? colou?rs?|primary accent|colore principale|couleur principale|color principal|cor principal|kolor glowny|hoofdkleur|primarfarbe|huvudfarg|ana renk|accents?|fonts?|font (?:family|pairing)|type(?:face|faces)|typography|type and colou?rs?|theme|colou?r mode|corners?|corner radius|border radius|radius|shadows?|elevation|spacing|density|design (?:tokens|language)|notes for the design|tokens|visuals?|stil|optik|gestaltung|farben|farbwelt|schrift(?:art)?(?:en)?|hauptfarbe|akzentfarbe|hintergrundfarbe|stimmung|style visuel|couleurs?|ambiance|police|typographie|estilo|colores|tipografia|aspecto|estetica|cores|stile|colori|caratteri|stijl|kleuren|lettertype|styl|kolory|kolorystyka|farger|stil|renkler?|tarz|スタイル|配色|色|書体|フォント|雰囲気|デザイン|风格|字体|配色|颜色|스타일|색상|글꼴|분위기)`;

/** Words before a colon that open such a statement where it goes on with a look: "Headings: Lora", "Background: white". */
export const PART_LABEL = String.raw`(?:headings?|headlines?|titles?|body|text|ink|type|tone|mode|background|page|surface|cards?|buttons?|inputs?|panels?|borders?|shapes?|icons?|primary|secondary|tertiary|accent|main|brand|muted|success|warning|error|danger|neutrals?|appearance|hintergrund|uberschriften|texte?|fond|titres|fondo|titulos|texto|sfondo|titoli|testo)`;

/** Scripts without spaces: what speaks of looks in them. */
export const LOOK_FRAGMENTS = String.raw`配色|背景|色|書体|明朝体?|ゴシック体?|フォント|角丸|余白|影|雰囲気|デザイン|ダーク(?:モード)?|ライト(?:モード)?|和紙風?|生成り|風格|风格|水墨|留白|宣纸|底色|主色|点缀|标题用|宋体|黑体|字体|深色|浅色|圆角|阴影|极简|简约|배경|색상?|글꼴|폰트|다크|라이트|밝은|어두운|테마|톤|모서리|그림자|여백|느낌|밝게|어둡게|크게|글씨|스타일|분위기|고딕|명조`;
