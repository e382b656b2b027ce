import { useEffect, useRef, useState } from 'react';
import type { WireElement } from '../../../src/contract/shapes/screen-report.ts';

interface WordsInPlaceProps {
  element: WireElement;
  /** Of the page as it is shown, to the page as it is. */
  scale: number;
  onSave(words: string): void;
  onClose(): void;
}

const LEAST_WIDTH_PX = 120;
const LEAST_HEIGHT_PX = 30;

/** The words of an element, changed where they stand: Enter keeps them, Escape leaves them as they were. */
export function WordsInPlace({ element, scale, onSave, onClose }: WordsInPlaceProps) {
  const [words, setWords] = useState(element.text ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const isLeft = useRef(false);
  useEffect(() => field.current?.select(), []);
  const leave = (keeps: boolean): void => {
    // Leaving by a key takes the focus away, which would leave once more.
    if (isLeft.current) return;
    isLeft.current = true;
    const said = words.trim();
    if (keeps && said !== '' && said !== element.text) onSave(said);
    onClose();
  };
  return (
    <textarea
      ref={field}
      autoFocus
      aria-label="Words of the element"
      value={words}
      onChange={(event) => setWords(event.target.value)}
      onBlur={() => leave(true)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') leave(false);
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        leave(true);
      }}
      style={{
        left: element.x * scale - 2,
        top: element.y * scale - 2,
        width: Math.max(element.width * scale + 4, LEAST_WIDTH_PX),
        height: Math.max(element.height * scale + 4, LEAST_HEIGHT_PX),
      }}
      className="absolute z-20 resize rounded-sm border-2 border-accent bg-panel px-1 text-[13px] leading-5 text-ink shadow-float outline-none"
    />
  );
}
