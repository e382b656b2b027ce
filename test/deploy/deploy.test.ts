import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { PLUGIN, toPluginSkill } from '../../scripts/write-claude-plugin.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const readJson = (file: string): unknown => JSON.parse(read(file));
const { name, version, mcpName, license } = readJson('package.json') as Record<string, string>;

/** Names of environment variables that docs/settings.md tells of. */
const SETTINGS = new Set(read('docs/settings.md').match(/\bTAILORBIRD_[A-Z_]+/g));
const listSettings = (text: string): string[] => [...new Set(text.match(/\bTAILORBIRD_[A-Z_]+/g))];

describe('what tells others of the package', () => {
  it('the registry of MCP servers: server.json', () => {
    const stdio = z.strictObject({ type: z.literal('stdio') });
    const variable = z.strictObject({
      name: z.string(),
      description: z.string(),
      format: z.literal('filepath').optional(),
    });
    const shape = z.strictObject({
      $schema: z
        .string()
        .regex(/^https:\/\/static\.modelcontextprotocol\.io\/schemas\/\d{4}-\d\d-\d\d\/server\.schema\.json$/),
      // The registry takes no package whose own manifest does not name the server.
      name: z.literal(mcpName ?? ''),
      title: z.string().max(100),
      description: z.string().max(100),
      version: z.literal(version ?? ''),
      packages: z.tuple([
        z.strictObject({
          registryType: z.literal('npm'),
          identifier: z.literal(name ?? ''),
          version: z.literal(version ?? ''),
          runtimeHint: z.literal('npx'),
          transport: stdio,
          packageArguments: z.tuple([z.strictObject({ type: z.literal('positional'), value: z.literal('mcp') })]),
          environmentVariables: z.array(variable),
        }),
      ]),
    });
    const { packages } = shape.parse(readJson('server.json'));
    expect(packages[0].environmentVariables.filter((entry) => !SETTINGS.has(entry.name))).toEqual([]);
  });

  it('hosts of MCPB bundles: deploy/mcpb/manifest.json', () => {
    const manifest = readJson('deploy/mcpb/manifest.json') as {
      server: { entry_point: string; mcp_config: { args: string[]; env: Record<string, string> } };
    };
    expect(manifest).toMatchObject({
      manifest_version: '0.3',
      name,
      version,
      license,
      server: { type: 'node', mcp_config: { command: 'node' } },
      compatibility: { runtimes: { node: '>=24.12' } },
    });
    const { entry_point: entry, mcp_config: config } = manifest.server;
    expect(config.args).toEqual([`\${__dirname}/${entry}`, 'mcp']);
    expect(entry).toBe('server/node_modules/tailorbird/bin/tailorbird.js');
    expect(Object.keys(config.env).filter((key) => !SETTINGS.has(key))).toEqual([]);
  });

  it('Claude Code: the plugin, at this version, by way of the marketplace', () => {
    expect(readJson('deploy/claude-code/.claude-plugin/plugin.json')).toMatchObject({ name, version, license });
    expect(readJson('deploy/claude-code/.mcp.json')).toEqual({
      mcpServers: { tailorbird: { command: 'npx', args: ['-y', `tailorbird@${version}`, 'mcp'] } },
    });
    const market = readJson('.claude-plugin/marketplace.json') as { plugins: { name: string; source: string }[] };
    expect(
      market.plugins.map((plugin) => [plugin.name, existsSync(path.join(ROOT, plugin.source, '.claude-plugin'))]),
    ).toEqual([[name, true]]);
  });

  it("the plugin's skill is what `tailorbird agents install` writes; else run npm run docs:plugin", async () => {
    const skill = await toPluginSkill();
    const found = globSync('skills/**/*.md', { cwd: PLUGIN }).map((place) => [
      place,
      readFileSync(path.join(PLUGIN, place), 'utf8'),
    ]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(skill));
  });
});

const named = z.looseObject({ name: z.string() });
const manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: named,
  spec: z.unknown().optional(),
});
const podShape = z.looseObject({
  securityContext: z.unknown(),
  automountServiceAccountToken: z.boolean(),
  containers: z.array(z.looseObject({ volumeMounts: z.array(named) })),
  volumes: z.array(named),
});
const LEAST_RIGHTS = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};

/** The pods in the spec of an object, however deep its templates stand. */
function findPods(spec: unknown): z.infer<typeof podShape>[] {
  if (typeof spec !== 'object' || spec === null) return [];
  if ('containers' in spec) return [podShape.parse(spec)];
  return Object.values(spec).flatMap(findPods);
}

describe('what runs the service', () => {
  it('names only settings that there are', () => {
    const files = readdirSync(path.join(ROOT, 'deploy'), { withFileTypes: true }).filter((entry) => entry.isFile());
    const unknown = files.flatMap(({ name: file }) =>
      listSettings(read(`deploy/${file}`)).filter((setting) => !SETTINGS.has(setting)),
    );
    expect(files.length).toBeGreaterThan(5);
    expect(unknown).toEqual([]);
  });

  it('Dockerfile: copies what there is, ends as another user than root, and calls the command', () => {
    // Continued lines are one instruction.
    const lines = read('deploy/Dockerfile')
      .replaceAll(/^#.*\n/gm, '')
      .replaceAll(/\\\n\s*/g, ' ')
      .split('\n')
      .filter((line) => line.trim() !== '');
    const known = /^(?:FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|HEALTHCHECK|ENTRYPOINT|CMD) \S/;
    expect(lines.filter((line) => !known.test(line))).toEqual([]);
    const copied = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(copied.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    const scripts = [...read('deploy/Dockerfile').matchAll(/node (scripts\/\S+)/g)].map(([, script = '']) => script);
    expect(scripts.map((script) => existsSync(path.join(ROOT, script)))).toEqual([true]);
    expect(lines.findLast((line) => line.startsWith('USER '))).toBe('USER node');
    expect(lines.slice(-2)).toEqual(['ENTRYPOINT ["tini", "--", "tailorbird"]', 'CMD ["serve"]']);
    expect(lines.filter((line) => /:latest|UNSANDBOXED/.test(line))).toEqual([]);
  });

  it('.dockerignore leaves what the image is built of', () => {
    const ignored = read('.dockerignore').trim().split('\n');
    for (const needed of ['src', 'web', 'scripts', 'deploy', 'README.md', 'LICENSE'])
      expect(ignored).not.toContain(needed);
  });

  it('compose file: builds that image, sets no right that it does not need', () => {
    const { services } = parse(read('deploy/compose.yaml')) as { services: Record<string, Record<string, unknown>> };
    const { tailorbird } = services;
    expect(tailorbird).toMatchObject({
      build: { context: '..', dockerfile: 'deploy/Dockerfile' },
      image: `tailorbird:${version}`,
      cap_drop: ['ALL'],
      read_only: true,
      ports: ['127.0.0.1:4280:4280'],
    });
    const [, profile] = z
      .array(z.string())
      .parse(tailorbird?.['security_opt'])
      .map((option) => /^seccomp:(.+)$/.exec(option)?.[1]);
    expect(readJson(`deploy/${profile}`)).toMatchObject({ defaultAction: 'SCMP_ACT_ALLOW' });
  });

  it('compose file for a cluster: processes that answer and that draw, of that image, on one Postgres and one volume', () => {
    const { services } = parse(read('deploy/compose.cluster.yaml'), { merge: true }) as {
      services: Record<string, Record<string, unknown>>;
    };
    for (const role of ['api', 'worker']) {
      expect(services[role]).toMatchObject({
        image: `tailorbird:${version}`,
        cap_drop: ['ALL'],
        read_only: true,
        volumes: ['files:/data'],
        environment: {
          TAILORBIRD_ROLE: role,
          TAILORBIRD_DATABASE_URL: expect.stringMatching(/^postgres:.*@postgres:5432\/tailorbird$/),
        },
      });
    }
    expect(services['proxy']).toMatchObject({ volumes: ['./Caddyfile.cluster:/etc/caddy/Caddyfile:ro'] });
    expect(read('deploy/Caddyfile.cluster')).toMatch(/dynamic a api 4280/);
  });

  it('Kubernetes: pods of that image, with the settings that there are and no right that they do not need', () => {
    const text = read('deploy/kubernetes/tailorbird.yaml');
    expect(listSettings(text).filter((setting) => !SETTINGS.has(setting))).toEqual([]);
    const objects = parseAllDocuments(text).map((document) => {
      expect(document.errors).toEqual([]);
      return manifest.parse(document.toJS());
    });
    const kinds = objects.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBeGreaterThan(5);
    const names = objects.map(({ kind, metadata: { name: object } }) => `${kind} ${object}`);
    expect(new Set(names).size).toBe(names.length);
    const pods = objects.flatMap(({ spec }) => findPods(spec));
    expect(pods.length).toBe(kinds.filter((kind) => kind === 'Deployment' || kind === 'CronJob').length);
    for (const pod of pods) {
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      expect(pod.automountServiceAccountToken).toBe(false);
      for (const container of pod.containers) {
        expect(container).toMatchObject({ image: `tailorbird:${version}`, securityContext: LEAST_RIGHTS });
        const volumes = new Set(pod.volumes.map((volume) => volume.name));
        expect(container.volumeMounts.filter((mount) => !volumes.has(mount.name))).toEqual([]);
      }
    }
    // Requests are still led to a pod for a while after it was told to stop.
    const answering = pods.flatMap(({ containers }) => containers).filter(({ lifecycle }) => lifecycle !== undefined);
    expect(answering).toMatchObject([{ lifecycle: { preStop: { exec: { command: ['sleep', '5'] } } } }]);
    const roles = [...text.matchAll(/TAILORBIRD_ROLE, value: (\w+)/g)].map(([, role]) => role);
    expect(roles).toEqual(['api', 'worker']);
  });

  it('systemd unit: a user of its own and one folder', () => {
    const unit = read('deploy/tailorbird.service');
    const keys = unit.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(keys.filter((line) => !/^(?:\[(?:Unit|Service|Install)\]|[A-Z]\w+=.*)$/.test(line))).toEqual([]);
    for (const line of ['DynamicUser=yes', 'StateDirectory=tailorbird', 'NoNewPrivileges=yes'])
      expect(keys).toContain(line);
    expect(unit).toMatch(/^ExecStart=\S+ tailorbird serve$/m);
  });

  it.runIf(existsSync('/usr/bin/systemd-analyze'))('systemd finds nothing wrong with the unit', () => {
    const unit = path.join(ROOT, 'deploy/tailorbird.service');
    expect(execFileSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })).toBe('');
  });

  it.each([
    ['Caddyfile', [/flush_interval -1/, /max_size 16MB/]],
    ['nginx.conf', [/proxy_buffering off/, /client_max_body_size 16m/, /proxy_set_header Host \$host/]],
  ])('%s: lets answers through as they come, and as much as the service takes', (file, words) => {
    const text = read(`deploy/${file}`);
    for (const word of [...words, /127\.0\.0\.1:4280/, /metrics/]) expect(text).toMatch(word);
    const depth = [...text.matchAll(/[{}]/g)].reduce((sum, [brace]) => sum + (brace === '{' ? 1 : -1), 0);
    expect(depth).toBe(0);
  });
});
