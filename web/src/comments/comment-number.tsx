import { Check } from 'lucide-react';

/** The round mark of a comment, on the screen and in the list; 0 marks one that is seen to. */
export const CommentNumber = ({ number }: { number: number }) => (
  <span
    aria-hidden
    className={`grid size-5 place-items-center rounded-full rounded-bl-xs text-[11px] leading-none font-semibold tabular-nums ${number === 0 ? 'bg-hover text-soft' : 'bg-accent text-on-accent'}`}
  >
    {number === 0 ? <Check size={11} /> : number}
  </span>
);
