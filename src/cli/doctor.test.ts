import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../domain/app-error.ts';
import { runDoctor } from './doctor.ts';

describe('doctor', () => {
  afterEach(() => void vi.restoreAllMocks());

  const listen = (): (() => string) => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    return () => write.mock.calls.map(([text]) => text).join('');
  };

  it('says what was found and ends well', async () => {
    const heard = listen();
    const checks = [
      { name: 'Node', look: () => Promise.resolve('v26') },
      { name: 'Database', look: () => Promise.resolve('SQLite') },
    ];
    expect(await runDoctor(checks)).toBe(0);
    expect(heard()).toBe('✓ Node      v26\n✓ Database  SQLite\n');
  });

  it('looks at everything, says how to mend what is broken and ends badly', async () => {
    const heard = listen();
    const broken = new AppError('FAILED_PRECONDITION', 'it is away', { hint: 'Bring it back.' });
    const checks = [
      { name: 'Files', look: () => Promise.reject(broken) },
      { name: 'Node', look: () => Promise.resolve('v26') },
    ];
    expect(await runDoctor(checks)).toBe(1);
    expect(heard()).toBe('✗ Files  it is away\n         → Bring it back.\n✓ Node   v26\n');
  });
});
