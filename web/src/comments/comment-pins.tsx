import { useQuery } from '@tanstack/react-query';
import type { WireScreenLayout } from '../../../src/contract/shapes/screen-report.ts';
import { commentsQuery, isOpen } from '../api/comments.ts';
import { CommentNumber } from './comment-number.tsx';

interface CommentPinsProps {
  project: string;
  /** Name of the screen. */
  screen: string;
  layout: WireScreenLayout;
  /** Of the page as it is shown, to the page as it is. */
  scale: number;
  onElement(element: string): void;
}

/** The open comments of a screen, each at the element that it is said of. */
export function CommentPins({ project, screen, layout, scale, onElement }: CommentPinsProps) {
  const { data: comments = [] } = useQuery(commentsQuery(project));
  const open = comments.filter((comment) => comment.screen === screen && isOpen(comment));
  const taken = new Map<string, number>();
  return open.map(({ name, element, text, author }, index) => {
    const box = layout.elements.find(({ id }) => id === element);
    if (box === undefined || element === undefined) return null;
    // Several of one element stand beside each other.
    const before = taken.get(element) ?? 0;
    taken.set(element, before + 1);
    return (
      <button
        key={name}
        type="button"
        aria-label={`Comment ${index + 1} of ${author}: ${text}`}
        title={text}
        onClick={() => onElement(element)}
        style={{ left: (box.x + box.width) * scale - 10 - before * 24, top: Math.max(box.y * scale - 10, 0) }}
        className="absolute z-10 rounded-full rounded-bl-xs shadow-float ring-2 ring-white"
      >
        <CommentNumber number={index + 1} />
      </button>
    );
  });
}
