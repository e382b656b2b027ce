import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { WireScreen } from '../../../src/contract/shapes/screen.ts';
import { idOf } from '../api/request.ts';
import { reportQuery } from '../api/screens.ts';
import { ErrorNotice, Loading } from '../ui/notice.tsx';

interface ReportTabProps {
  project: string;
  screen: WireScreen;
  isDesign: boolean;
  onElement(element: string): void;
}

/** What was measured of the screen; a fault leads to its element. */
export function ReportTab({ project, screen, isDesign, onElement }: ReportTabProps) {
  const query = reportQuery(project, idOf(screen.name), screen.htmlCode?.name ?? '');
  const { data: report, error, refetch } = useQuery({ ...query, enabled: isDesign });
  if (!isDesign) return <p className="text-[13px] leading-5 text-soft">Only finished pages are measured.</p>;
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!report) return <Loading label="The screen is being measured" />;
  return (
    <ul className="grid gap-4">
      {report.checks.map(({ name, passed, text, details }) => (
        <li key={name} className="flex gap-2.5 text-[13px] leading-5">
          {passed ? (
            <CircleCheck size={16} className="mt-0.5 shrink-0 text-accent-ink" aria-label="Holds" />
          ) : (
            <TriangleAlert size={16} className="mt-0.5 shrink-0 text-danger" aria-label="Does not hold" />
          )}
          <div className="min-w-0">
            <p>{text}</p>
            {details.length > 0 && (
              <ul className="mt-1 grid gap-0.5">
                {details.slice(0, 12).map((detail) => (
                  <li key={detail.element + detail.text}>
                    {detail.element === '' ? (
                      <span className="text-soft">{detail.text}</span>
                    ) : (
                      <button
                        type="button"
                        onClick={() => onElement(detail.element)}
                        className="text-left text-soft underline underline-offset-2 hover:text-ink"
                      >
                        {detail.text}
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
