import type { DesignMdReading } from '../api/design-md.ts';

/** What was found in a DESIGN.md, line by line. */
export const Findings = ({ findings }: Pick<DesignMdReading, 'findings'>) => (
  <ul aria-label="What was found in the DESIGN.md" className="grid max-h-40 gap-1 overflow-y-auto text-xs text-soft">
    {findings.map(({ message, line }) => (
      <li key={`${line} ${message}`} className="wrap-anywhere">
        {line !== undefined && `Line ${line}: `}
        {message}
      </li>
    ))}
  </ul>
);
