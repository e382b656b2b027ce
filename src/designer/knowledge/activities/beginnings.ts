import { numberIn, type ActivityMakers } from './activity-knowledge.ts';

/** How an app introduces itself. */
export const BEGINNINGS: ActivityMakers = {
  onboarding: {
    title: ({ domain }) => domain.promises[0]?.title ?? domain.label,
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
};
