import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { LeanWireScreen } from '../../../src/contract/shapes/screen.ts';
import { listForms } from '../api/export-forms.ts';
import { serviceQuery } from '../api/projects.ts';
import { toUrl } from '../api/request.ts';
import { saveFile } from '../api/save-file.ts';
import { IconButton } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { useToasts } from '../ui/toasts.tsx';

interface ProjectDownloadProps {
  project: string;
  title: string;
  screens: readonly LeanWireScreen[];
}

/** Forms that every screen has at once. */
const KEPT = [
  { label: 'HTML', format: 'html' },
  { label: 'PNG', format: 'png' },
];

/** Every finished page of a project in one form, as a zip. */
export function ProjectDownload({ project, title, screens }: ProjectDownloadProps) {
  const { tell, fail } = useToasts();
  const { data: service } = useQuery(serviceQuery);
  const widthPx = Math.min(...screens.map(({ width }) => Number(width)));
  const save = (format: string): void => {
    tell('The screens are being put together.');
    void saveFile(toUrl(`v1/projects/${project}/exports/${format}`), `${title}-${format}.zip`).catch(fail);
  };
  return (
    <Menu
      trigger={
        <IconButton label="Download all screens" disabled={screens.length === 0}>
          <Download size={16} />
        </IconButton>
      }
      entries={[...KEPT, ...listForms({ service, widthPx })].map(({ label, format }) => ({
        label,
        onSelect: () => save(format),
      }))}
    />
  );
}
