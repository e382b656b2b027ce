import { numberIn, type ActivityKnowledge } from './activity-knowledge.ts';

/** How an app introduces itself. */
export const BEGINNINGS: readonly ActivityKnowledge[] = [
  {
    words:
      /\bonboarding\b(?=.{0,30}\b(?:\d|two|three|four|five|screens?|steps?|slides?|app|flow|carousel)\b)(?!.{0,30}\b(?:checklist|employee|hire|staff|form|wizard|dashboard)\b)|\b(?:intro|welcome|walkthrough) (?:screens?|slides?|carousel)\b/i,
    title: ({ domain }) => domain.promises[0]?.title ?? domain.label,
    isIntroduction: true,
    trade: 'habits',
    shows:
      'step, illustration, image, picture, headline, title, description, text, dot, page dot, pagination, indicator, progress, skip, skip button, next, next button, button, get started, slide, screen',
    parts: ({ prompt, domain }) => {
      const of = Math.min(
        6,
        Math.max(2, numberIn(prompt, /\b(\d) (?:steps?|screens?|slides?|pages?)\b|\b(\d)[- ]step\b/i, 3)),
      );
      const promise = domain.promises[0];
      const { scene } = domain.pictures;
      return [
        { kind: 'picture', picture: scene, size: 'tall' },
        { kind: 'dots', at: 1, of },
        { kind: 'say', icon: domain.icon, title: domain.steps[0]?.title ?? 'First', body: promise?.body ?? '' },
        { kind: 'act', label: 'Next', icon: 'arrow-right', secondary: { label: 'Skip' } },
        {
          kind: 'rows',
          title: 'What comes next',
          items: domain.steps
            .slice(0, of - 1)
            .map(({ title, body }, index) => ({ title: `${index + 2}. ${title}`, note: body })),
        },
      ];
    },
  },
];
