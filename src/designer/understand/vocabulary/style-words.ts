/**
 * Words that say how a screen looks or is made, not what is on it. A phrase whose last word is a look word asks for
 * nothing to be shown; modifiers are taken off the front of labels.
 */
export const LOOK_HEADS = `
accent palette ground canvas background backdrop color colour ink gradient glow shadow border hairline texture grain noise overlay typography type
font typeface serif sans lettering layout composition spacing whitespace space padding margin rhythm hierarchy aesthetic style styling look feel vibe mood
theme tone design animation motion transition effect hover interaction microinteraction parallax scroll scrolling blur glassmorphism neumorphism
claymorphism icon iconography shape corner radius edge contrast opacity surface tint shade hue polish quality precision reveal mesh blob orb particle marker
circle line dot arrow imagery visual cursor breakpoint responsiveness accessibility performance seo motif guardrail guideline template
artifact signature pairing voice stroke divider separator thumbnail affordance tooltip chevron depth atmosphere highlight-color light ray bloom perspective elegance mode
interface ui ux experience html css js javascript typescript react vue svelte angular nextjs next.js astro tailwind bootstrap shadcn code-base markup json
compliance-color legibility structure excess placeholder width height column-grid wireframe greybox frame pixel phone proportion screenshot render
loop export-file variant-style signature-style illustration confetti swipe gesture chrome density symmetry asymmetry branding brand personality
emphasis consistency convention standard quality-bar flow-chart reference direction bell fallback trigger marquee echo ring-glow haze fade
uppercase lowercase italic weight size-scale leading tracking caps wordmark eyebrow headline subheadline subtitle kicker lead paragraph copy font-size
checkmark carets dock-shadow sheen vignette lightness luminosity backlight bevel outline surface-treatment wash
stack library framework api database backend frontend auth-provider server file storage endpoint websocket
label value ratio unit format standing-type resolution viewport grid-line baseline hairline-rule rule band void container divider-line
data thing stuff element elements component widget module section area block content piece part feature-set functionality information text family
dashboard homepage validation skeleton timeout grouping page screen app application website site view tool platform system product-ui startup company portal home homepage
arc film paint word character letter display hint state pulse ease timing shimmer spin hand illustration-style photograph mouse scene
brief-style turn-style concept stage plate figure field-style look-and-feel approach need idea-style purpose
`
  .trim()
  .split(/\s+/);

/** Taken off the front of a label, wherever the prompt uses them for looks or emphasis. */
export const LOOK_MODIFIERS = `
sticky frosted glass glassy translucent transparent blurred floating fixed collapsible animated interactive custom big bigger large larger giant huge massive oversized
small smaller tiny compact bold heavy light-weight clean simple minimal minimalist minimalistic modern sleek elegant beautiful stunning polished premium rounded circular
sharp subtle prominent clear strong vibrant colorful bright glowing glossy gradient centered centred left right upper lower main
primary secondary tertiary horizontal vertical scrollable scrolling scroll-snapping full-width full-bleed full-screen full fullscreen two-column three-column multi-column nested stacked staggered asymmetric tilted rotated
puffy inflated friendly nice cool cute cozy warm cinematic editorial brutalist neo-brutalist neobrutalist realistic dense static dynamic responsive single dedicated separate well-organized easy-to-use intuitive engaging
eye-catching high-contrast various different several multiple many some few all each every own exciting flashy powerful comprehensive complete proper inverted
hover-fill outline outlined filled solid dotted dashed chunky blunt quiet loud exaggerated fanned overlapping disciplined numbered crisp soft hard raised
sleek-looking good great best-looking professional enterprise-grade attractive catchy tasteful refined luxurious luxe playful fun whimsical
serif sans-serif monospace mono italic display uppercase tracked tracked-caps typographic art-directed thick thin bordered borderless boxed hollow-stroke
light dark near-black warm-cream deeper-cream off-white midnight deep pale pastel neon muted dusty electric acid metallic monochrome grayscale black-on-pastel
grouped fused lifted elevated ring-highlighted highlighted glow-ring auto-grow auto-scroll auto-scrolling focus-reactive depress-on-press frameless left-aligned right-aligned top-aligned bottom-anchored
real designed reusable actual faux fake mock sample example placeholder schematic hatched image-placeholder hand-drawn annotated greybox lo-fi
quick-to-scan scannable at-a-glance-style helpful useful necessary important relevant standard typical classic traditional basic advanced new-looking encouraging
glassmorphic neumorphic claymorphic skeuomorphic pill scroll steady marker
internal dignified respectful trustworthy cheerful solemn inviting moody gritty lush earthy dreamy ethereal sporty techy hip trendy classy funky edgy rugged snappy fresh youthful mature formal informal casual relaxed upbeat optimistic lightweight quiet tasteful
gentle breezy
simplified simple round split aurora scannable brief rigid tactical mechanical right-hand left-hand multi-step right-side left-side opened loud in-flow auto
little bit just very really super quite also only exactly gently nicely clearly visually large-scale small-scale persistent segmented-style drop-down-style underline syntax-highlighted
hero-sized pill-shaped circular-shaped square sortable editable drag-and-drop-style visible hidden toggling show-stopping unique signature truly overall
`
  .trim()
  .split(/\s+/);

/** Words with no meaning of their own at the end of a phrase: "comments section", "hero area". */
export const EMPTY_HEADS =
  'section area block panel widget component module view region column row box container part page screen interface layout element functionality container window pane drawer modal dialog mock mockup placeholder set'.split(
    ' ',
  );

/** Containers that stand before what they hold: "a list of workouts", "a section for notes". */
export const HOLDER_HEADS =
  'shelf variant version variation mockup lab list table grid set row column group collection series section area block panel card widget component module view screen page tab feed range number variety couple pair bunch selection display gallery stack carousel deck strip overview summary bar'.split(
    ' ',
  );

/** Small marks that belong to another thing; alone they ask for nothing: "with avatars and badges". */
export const DETAIL_HEADS =
  'avatar icon thumbnail checkbox badge marker dot line arrow tag label tooltip image picture logo mockup pin divider checkmark chevron caret circle emoji pill caption bubble'.split(
    ' ',
  );

/** Software, languages and formats: how a thing is built. */
export const TECH_WORDS =
  'react vue svelte angular next.js nextjs astro remix tailwind css tailwindcss html javascript js typescript ts shadcn bootstrap webgl glsl three.js p5.js d3 json xml yaml regex api sdk npm node vite webpack figma framer stitch hyperframes iconify phosphor lucide oauth graphql sql supabase firebase vercel single-file csv-free keyframes conic svg png pdf lorem ipsum'.split(
    ' ',
  );

/** Words before a list that tell how or for whom, not what. */
export const VERBS =
  'add allow annotate browse build book calculate change check choose collect compare complete configure connect contain control create customize customise cycle delete discover display download drag drop earn edit enable enter explore export feature filter find follow get give go have help highlight hold include incorporate indicate invite keep know learn let list log look maintain make manage mark measure message monitor move navigate notify offer open order organize organise pay pick place plan play post present preview print provide pull put rank rate read receive record redeem render report represent request reserve reset review save scan schedule see select send set share show sign skip sort split start stay store submit subscribe swipe switch sync tap tell toggle track transfer try turn unlock update upload use validate verify view visit vote want watch work write pull extract support ask warn remind confirm prompt inform redesign harden audit remove tighten implement analyze preserve improve fix refactor'.split(
    ' ',
  );
