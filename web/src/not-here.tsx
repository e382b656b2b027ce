import { Compass } from 'lucide-react';
import { Link } from 'wouter';
import { Empty } from './ui/notice.tsx';

export const NotHere = ({ what = 'This page' }: { what?: string }) => (
  <main className="grid min-h-dvh place-items-center">
    <Empty icon={<Compass size={20} />} title={`${what} is not here`}>
      <p>It may be in the trash, or it was never at this address.</p>
      <Link href="/" className="mt-3 inline-block font-medium text-accent-ink underline underline-offset-2">
        All projects
      </Link>
    </Empty>
  </main>
);
