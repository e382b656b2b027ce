/** The steps of `finish`, in their order. */
const FINISH_STEPS = ['sanitise', 'identify', 'icons', 'pictures', 'snap', 'accessibility', 'styles', 'fonts'] as const;
type FinishStep = (typeof FINISH_STEPS)[number];

/** One thing that `finish` changed, in words; `count` is how often, when more than once. */
interface ReportLine {
  step: FinishStep;
  message: string;
  count?: number;
}

export type FinishReport = ReportLine[];

export type Note = (step: FinishStep, message: string) => void;

/** Collects lines and counts equal ones. */
export function createReport(): { note: Note; toReport(): FinishReport } {
  const counts = new Map<string, { step: FinishStep; message: string; count: number }>();
  return {
    note(step, message) {
      const line = counts.get(`${step}:${message}`);
      if (line) line.count++;
      else counts.set(`${step}:${message}`, { step, message, count: 1 });
    },
    toReport: () =>
      [...counts.values()]
        .sort((a, b) => FINISH_STEPS.indexOf(a.step) - FINISH_STEPS.indexOf(b.step))
        .map(({ step, message, count }) => (count === 1 ? { step, message } : { step, message, count })),
  };
}
