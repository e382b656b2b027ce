import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { membersQuery, type Member } from '../api/prototype.ts';
import { request } from '../api/request.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Labelled, Segmented, Select, TextField, type Choice } from '../ui/fields.tsx';
import { ErrorNotice, Loading } from '../ui/notice.tsx';

type Role = 'READER' | 'EDITOR';
const ROLES: readonly Choice<Role>[] = [
  { value: 'READER', label: 'Looks' },
  { value: 'EDITOR', label: 'Changes' },
];

/** Who else of this service sees the project, and what they may do. */
export function PeopleSection({ project }: { project: string }) {
  const client = useQueryClient();
  const { queryKey } = membersQuery(project);
  const { data: members, error } = useQuery(membersQuery(project));
  const [user, setUser] = useState('');
  const [role, setRole] = useState<Role>('READER');
  const change = useMutation({
    mutationFn: ({ verb, ...sent }: { verb: 'share' | 'unshare'; user: string; role?: Role }) =>
      request<{ members: Member[] }>('POST', `v1/projects/${project}:${verb}`, sent),
    onSuccess: (answer) => client.setQueryData(queryKey, answer.members),
  });
  if (error) return <ErrorNotice error={error} />;
  if (!members) return <Loading label="People are being read" />;
  return (
    <section aria-labelledby="people" className="grid gap-3">
      <h3 id="people" className="text-xs font-medium text-soft">
        People
      </h3>
      <ul className="grid gap-1.5">
        {members.map((member) => (
          <li key={member.user} className="flex h-8 items-center gap-2 text-[13px]">
            <span className="min-w-0 flex-1 truncate">{member.user}</span>
            {member.role === 'OWNER' ? (
              <span className="text-soft">Owns it</span>
            ) : (
              <>
                <Select
                  label={`What ${member.user} does`}
                  className="w-28!"
                  value={member.role as Role}
                  choices={ROLES}
                  onChange={(next) => change.mutate({ verb: 'share', user: member.user, role: next })}
                />
                <IconButton
                  label={`Take ${member.user} out`}
                  onClick={() => change.mutate({ verb: 'unshare', user: member.user })}
                >
                  <X size={15} />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ul>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ verb: 'share', user: user.trim(), role }, { onSuccess: () => setUser('') });
        }}
      >
        <Labelled label="Add somebody" hint="By the name under which they sign in here.">
          {(id) => <TextField id={id} value={user} onChange={(event) => setUser(event.target.value)} />}
        </Labelled>
        <div className="flex items-center gap-2">
          <Segmented label="What they do" value={role} choices={ROLES} onChange={setRole} />
          <Button
            type="submit"
            className="ml-auto"
            icon={<UserPlus size={14} />}
            disabled={user.trim() === '' || change.isPending}
          >
            Add
          </Button>
        </div>
      </form>
      {change.error && <ErrorNotice error={change.error} />}
    </section>
  );
}
