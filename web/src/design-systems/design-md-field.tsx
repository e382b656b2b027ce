import { useQuery } from '@tanstack/react-query';
import type { WireDesignTheme } from '../../../src/contract/shapes/design-theme.ts';
import { designMdQuery } from '../api/design-md.ts';
import { Button } from '../ui/button.tsx';
import { Labelled, TextArea } from '../ui/fields.tsx';
import { useSettled } from '../ui/use-settled.ts';
import { Findings } from './findings.tsx';

interface DesignMdFieldProps {
  theme: WireDesignTheme;
  onChange(theme: WireDesignTheme): void;
}

/** The DESIGN.md of a design system, with what is found in it while it is edited. */
export function DesignMdField({ theme, onChange }: DesignMdFieldProps) {
  const text = theme.designMd ?? '';
  const settled = useSettled(text, 500);
  const { data: reading } = useQuery(designMdQuery(settled));
  const isRead = text.trim() !== '' && settled === text;
  const told = isRead ? reading?.theme : undefined;
  return (
    <div className="grid gap-2">
      <Labelled label="DESIGN.md" hint="What it says of shadows, spacing and words is kept to as well.">
        {(field) => (
          <TextArea
            id={field}
            rows={8}
            spellCheck={false}
            className="font-mono text-xs"
            value={text}
            onChange={(event) => onChange({ ...theme, designMd: event.target.value })}
          />
        )}
      </Labelled>
      {isRead && reading && reading.findings.length > 0 && <Findings findings={reading.findings} />}
      {told && isOther(told, theme) && (
        <Button className="justify-self-start" onClick={() => onChange({ ...told, designMd: text })}>
          Take its colours and type
        </Button>
      )}
    </div>
  );
}

/** Whether a file says something else than the fields above it, which are what holds. */
const isOther = (told: WireDesignTheme, theme: WireDesignTheme): boolean =>
  Object.entries(told).some(
    ([field, value]) =>
      field !== 'designMd' &&
      value !== undefined &&
      !value.endsWith('_UNSPECIFIED') &&
      value.toLowerCase() !== theme[field as keyof WireDesignTheme]?.toLowerCase(),
  );
