import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../api/copy-text.ts';
import { Button } from './button.tsx';
import { useToasts } from './toasts.tsx';

/** Puts a text into the clipboard and says that it did. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const { fail } = useToasts();
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    try {
      copyText(text);
    } catch (error) {
      fail(error);
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 1_600);
  };
  return (
    <Button
      onClick={copy}
      aria-live="polite"
      icon={isCopied ? <Check size={14} className="text-accent-ink" /> : <Copy size={14} />}
    >
      {isCopied ? 'Copied' : label}
    </Button>
  );
}
