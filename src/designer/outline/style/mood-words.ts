import type { Mood } from '../../brief.ts';

/** Words of mood and manner, folded, by what they ask for; those of other languages are cut before their endings. */
export const MOOD_WORDS: Readonly<Record<Mood, string>> = {
  playful: `playful fun whimsical quirky cute sweet cheerful cheery childlike kid-friendly joyful bubbly silly gamified colourful colorful hand-drawn funny verspielt lustig ludique divertid giocos brincalhao speels vrolijk zabawn lekfull eglenceli ポップ 楽しい かわいい 可愛い 可爱 活泼 귀여운`,
  calm: `calm calming serene peaceful zen soothing tranquil quiet relaxing relaxed gentle mindful restrained unhurried soft chill slow meditative muted ruhig entspannt apaisant calme tranquil seren rilassant rustig spokojn lugn sakin 落ち着いた 穏やか 静か 宁静 平静 차분한`,
  bold: `bold moody loud striking high-impact dramatic theatrical powerful statement daring oversized high-contrast punchy strong confident gritty mutig kraftvoll plakativ audacieux audaz atrevid ousad audace gedurfd odwazn djarv cesur 大胆 강렬한`,
  elegant: `elegant refined sophisticated graceful classy chic tasteful timeless stylish dignified old-fashioned distinguished edel vornehm raffine elegante sofisticad raffinat elegancki elegancka zarif 上品 エレガント 优雅 우아한`,
  technical: `technical terminal-like schematic engineering engineered scientific precise precision industrial mechanical utilitarian data-dense monospaced ide-like console-like forge-like control-room robust technisch technique tecnic industriel industriell przemyslow endustriyel 工業的 技术 工业`,
  editorial: `editorial magazine magazine-like newspaper newspaper-like broadsheet literary bookish typographic print-like document-like academic scholarly redaktionell editoriale journalistique 雑誌風 杂志`,
  minimal: `minimal minimalist minimalistic clean simple plain sparse uncluttered spare understated stripped-back no-frills sleek sober unfussy tidy neutral airy nordic scandinavian minimalistisch schlicht aufgeraumt sachlich nuchtern klar epure sobre minimaliste depouille sencill limpi minimalista pulit essenziale limpio limpia limpo strak rustig prost czyst ren enkel sade ミニマル シンプル 极简 简约 简洁 미니멀 깔끔한`,
  warm: `warm cozy cosy homely homey inviting comforting handmade handcrafted artisanal rustic earthy welcoming nostalgic cathedral-like folksy gemutlich heimelig warme chaleureu calid acogedor acoglient cald acolhedor gezellig ciepl varm sicak 温かい 温暖 あたたかい 따뜻한`,
  luxurious: `luxury luxurious premium high-end exclusive opulent couture bespoke lavish upscale luxurios hochwertig luxe luju lujos luss lussuos luxo luksusow lyxig luks 高級 奢华 高端 럭셔리 고급`,
  brutalist: `brutalist brutal brutalism raw neo-brutalist anti-design brutalistisch brutaliste brutalista`,
  futuristic: `futuristic futurist sci-fi cyber neon space-age high-tech glowing futuristisch futuriste futurista futurystyczn 未来的 科技感 미래적`,
  natural: `natural organic botanical nature-inspired eco outdoorsy earthy wholesome leafy floral woodland mossy naturlich naturel naturelle naturale naturaln naturlig dogal ナチュラル 自然 자연스러운`,
  corporate: `corporate professional enterprise businesslike trustworthy serious institutional formal conservative official sober businessy seriou professionell serios professionnel profesional serio professionale profissional zakelijk profesjonaln powazn kurumsal 专业 商务 전문적인`,
  retro: `retro vintage old-school old-look old-paper mid-century art-deco throwback nostalgic antique victorian period-style 1920s 1930s 1940s 1950s 1960s 1970s 1980s 1990s 20s 30s 50s 60s 70s 80s 90s altmodisch retrostil antiguo antico レトロ 复古 레트로`,
  friendly: `friendly approachable welcoming casual conversational inclusive encouraging human humane reassuring babyish freundlich zuganglich convivial amical amigable cercan amichevol amigavel vriendelijk przyjazn vanlig samimi 親しみやすい 友好 친근한`,
  energetic: `energetic vibrant dynamic high-energy lively sporty vivid fast-paced athletic punchy exciting adventurous aventurer aventureu lebendig dynamisch dynamique dinamic energic vibrant levendig energiczn energisk enerjik 活力 元気 역동적인`,
};
