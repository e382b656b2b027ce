/** One sentence of what must hold, with the tests that hold it. */
export interface Requirement {
  /** Says the same as docs/security.md does. */
  text: string;
  /** By file, the words of tests in it. */
  tests?: Readonly<Record<string, readonly string[]>>;
  /** What of it no test holds yet. */
  notYet?: string;
}

/** What must hold, by subject. `docs/security.md` lists it; a test looks whether the tests are there. */
export const REQUIREMENTS: Readonly<Record<string, readonly Requirement[]>> = {
  'Documents and drawing': [
    {
      text: 'Nothing that a page, a sheet, an upload, a fence of a prompt or a model brings runs, loads or leaves its place.',
      tests: {
        'src/markup/sanitise/sanitise.test.ts': ['stays harmless and stable for vectors mixed at random'],
        'test/uploads/hostile.test.ts': ['loads and runs nothing', 'goes and is told, item by item'],
        'test/sent/hostile.test.ts': ['in a page', 'in an operation and in a fragment', 'in a variant'],
      },
    },
    {
      text: 'A page that got past all that still reaches no network and runs no script where it is drawn.',
      tests: {
        'src/render/chromium/no-network.test.ts': [
          'a page full of requests',
          'reaches nothing by leaving the page either',
        ],
        'src/render/chromium/chromium-engine.test.ts': ['runs no script of the page'],
      },
    },
    {
      text: 'The browser keeps its own sandbox; where it cannot, it runs only where that was asked for.',
      tests: {
        'src/render/open-render-engine.test.ts': [
          'asks for permission where the browser would run without its sandbox',
        ],
      },
    },
    {
      text: 'A page that never finishes costs the browser or the process that draws it, and no page beside it; another takes its place.',
      tests: {
        'src/render/chromium/chromium-engine.test.ts': [
          'ends a page that never finishes, spares the pages beside it, and goes on',
        ],
        'src/render/chromium/page-source.test.ts': ['starts another browser after one was killed'],
        'src/render/takumi/takumi-engine.test.ts': [
          'draws a page anew whose process was killed',
          'ends the process in which a page hangs',
        ],
      },
    },
    {
      text: 'No browser is left five seconds after the service died.',
      tests: { 'src/render/chromium/no-zombie.test.ts': ['leaves no browser behind 5 s after the service was killed'] },
    },
    {
      text: 'Pictures are what their bytes say, and too many pixels are refused before any is decoded.',
      tests: { 'src/render/resize-image.test.ts': ['refuses too many pixels before decoding any'] },
    },
    {
      text: 'A DESIGN.md that means harm is read in moments or refused.',
      tests: { 'test/http/hostile-design-md.test.ts': ['is drawn and read in moments when it is all'] },
    },
    {
      text: 'Text that gives orders to a model is content.',
      tests: { 'test/models/prose.test.ts': ['that gives orders is text'] },
    },
  ],
  'The door': [
    {
      text: 'The service is asked under its own names only, by pages of its own origin only.',
      tests: { 'test/http/door.test.ts': ['is not served under a foreign name, nor to pages of a foreign origin'] },
    },
    {
      text: 'An address that other machines reach is refused without a key.',
      tests: {
        'test/cli/serve.test.ts': ['ends in one line with %o'],
        'test/cli/people.test.ts': ['an issued key is enough for another address than loopback'],
      },
    },
    {
      text: 'Every route needs a key where one is needed.',
      tests: { 'test/http/every-route.test.ts': ['needs a key'], 'test/http/door.test.ts': ['is not enough'] },
    },
    {
      text: 'Keys are shown once, kept as hashes, revocable at once in every process, and tell when they were used last.',
      tests: {
        'test/cli/people.test.ts': ['close the door of a service that is running'],
        'src/store/users.test.ts': [
          'are found by a key until it is revoked',
          'remember the last use of a key to the hour',
        ],
      },
    },
    {
      text: 'A key that can be guessed is refused.',
      tests: { 'src/config.test.ts': ['is refused in one line', 'show no key that is refused for being short'] },
    },
    {
      text: 'A browser’s session ends with its time and its key, cannot be made up, and changes things only from a page of the service.',
      tests: {
        'src/http/session.test.ts': ['end with their time and with their key', 'cannot be made up'],
        'test/studio/door.test.ts': ['a session changes nothing from a page of another port of this host'],
      },
    },
    {
      text: 'Tokens of an identity provider: none without a signature, for another audience, of another issuer or past their end; keys may change.',
      tests: {
        'test/access/tokens.test.ts': [
          '%s are refused',
          'that nobody signed, or somebody else, are refused',
          'are taken after the provider has changed its keys',
        ],
      },
    },
    {
      text: 'Who an identity provider signs in to the studio is who began in that browser, once, until they sign out.',
      tests: {
        'test/access/studio-sign-in.test.ts': [
          'lets in who the provider names, until they sign out',
          'lets nobody in by a code that was begun in another browser, nor twice',
        ],
      },
    },
    {
      text: 'Requests, bodies, prompts, files, screens and runs are limited, and what is over says which limit it is.',
      tests: {
        'test/http/door.test.ts': ['of requests a minute hold for each user', 'of bodies hold whether or not'],
        'test/mcp/bad-input.test.ts': ['is refused in words and changes nothing'],
        'src/runs/create-runner.test.ts': ['are refused by name of the limit when too many are queued'],
      },
    },
  ],
  'What comes in': [
    {
      text: 'Whatever is sent to a route or a tool, in whichever place, is refused in words or borne; a new one is tried by itself.',
      tests: {
        'test/http/every-route.test.ts': ['refuses or bears whatever is sent, in words'],
        'test/mcp/every-tool.test.ts': ['refuses or bears whatever is sent, in words'],
      },
    },
    {
      text: 'No text holds a NUL.',
      tests: {
        'test/mcp/every-tool.test.ts': ['takes no NUL in any text'],
        'test/http/every-route.test.ts': ['takes no NUL in any text'],
        'src/store/refuse-nul.test.ts': ['refuses a text with a NUL'],
        'src/sent/sent-screens.test.ts': ['is refused in a plan'],
      },
    },
  ],
  Rights: [
    {
      text: 'What belongs to somebody else is not found, by any route, tool, resource or prompt.',
      tests: {
        'test/access/routes.test.ts': ['is not found by a stranger', 'tells a stranger nothing of it'],
        'test/access/mcp.test.ts': [
          'finds nothing for a stranger',
          'is no resource of a stranger',
          'resources that are listed are those of the caller',
        ],
      },
    },
    {
      text: 'A reader changes nothing, an editor neither deletes nor shares a project.',
      tests: { 'test/access/routes.test.ts': ['as a reader', 'as an editor', 'is refused'] },
    },
    {
      text: 'A new route or tool is tried for all that by itself, and no other way in is there that is not named.',
      tests: {
        'test/access/routes.test.ts': ['what belongs to one user, asked for by another'],
        'test/http/ways-in.test.ts': ['is a route that is declared', 'needs a key of who is no browser'],
      },
    },
  ],
  'What is told': [
    {
      text: 'Errors and answers hold no stack, path, SQL, key or token; numbers hold no names.',
      tests: {
        'test/http/every-route.test.ts': ['refuses or bears whatever is sent, in words'],
        'test/cli/people.test.ts': ['close the door of a service that is running'],
        'test/access/tokens.test.ts': ['never come out of the service again'],
        'test/http/metrics.test.ts': ['count requests by route and status, never by what was asked for'],
      },
    },
    {
      text: 'Served documents can do nothing on the origin of the service.',
      tests: { 'test/http/files.test.ts': ['files'], 'test/studio/door.test.ts': ['nothing of it is inline script'] },
    },
    {
      text: 'Each call that may change something is a line of the log: who, what, how it ended, how long it took.',
      tests: { 'test/cli/people.test.ts': ['close the door of a service that is running'] },
    },
  ],
  Reliability: [
    {
      text: 'Acknowledged is committed and synced: after SIGKILL nothing acknowledged is lost, nothing half done is seen, nothing happens twice.',
      tests: {
        'test/crash/crash.test.ts': [
          'holds every project, run and result that was acknowledged, and the whole bytes that a row names',
          'had every effect once',
        ],
      },
      notYet:
        'Power loss, which no test here can bring about: data are synced, and a Postgres must be set to sync as well.',
    },
    {
      text: 'A run that was cut off is taken up or ends with a reason within 30 s; none is in progress for ever.',
      tests: {
        'src/runs/recover-runs.test.ts': ['takes up again what a dead process was working on'],
        'test/journey/kill.test.ts': ['has everything it acknowledged, and ends what it was at'],
      },
    },
    {
      text: 'The same call again joins the one under way; two replicas never do the same run.',
      tests: {
        'src/runs/create-runner.test.ts': ['is joined by an equal call while it is unfinished'],
        'src/runs/replicas.test.ts': ['share a queue that is longer than either takes, and do each run once'],
      },
    },
    {
      text: 'Two replicas on one Postgres and one bucket tell the whole story while one of them is killed.',
      tests: {
        'test/journey/replicas.test.ts': ['let the whole story be told while one of them is killed in the middle'],
      },
    },
    {
      text: 'Disk full, database or storage away or silent: a clear error, nothing lost, and it goes on without a restart.',
      tests: {
        'src/store/open-postgres-store.test.ts': [
          'goes on by itself after every connection was cut',
          'undoes a transaction whose connection was cut in the middle',
          'says that the database is away when it gives no answer any more',
        ],
        'src/blobs/open-folder-blobs.test.ts': ['says when it cannot write, keeps nothing of it, and works again'],
        'src/blobs/open-s3-blobs.test.ts': ['says when the storage is away'],
        'test/storage/silent.test.ts': ['a bucket that gives no answer any more is away'],
        'src/runs/recover-on-sqlite.test.ts': ['costs a run its end, until recovery writes it'],
      },
    },
    {
      text: 'A clock that is set forward or back takes no work from whoever is at it, leaves none lying, and refuses nobody.',
      tests: {
        'src/runs/lease-watch.test.ts': [
          'leaves one alone that is renewed, also where the clock was set an hour ahead',
          'ends one that nobody renews, also where the clock was set an hour back',
        ],
        'src/runs/recover-runs.test.ts': [
          'takes what nobody gives a sign of, also where the clock was set back since',
          'leave each other’s work alone where a clock was set an hour ahead',
        ],
        'src/store/monotonic-clock.test.ts': ['back'],
      },
    },
    {
      text: 'Bytes that a file names are never swept, whoever needs them again meanwhile.',
      tests: {
        'test/storage/sweep.test.ts': ['never takes what somebody puts again and names meanwhile'],
        'src/store/sweeps.test.ts': ['are condemned or renewed, never both'],
      },
    },
    {
      text: 'SIGTERM drains within ten seconds.',
      tests: {
        'test/cli/serve.test.ts': [
          'drains work under way on SIGTERM',
          'ends in ten seconds also when its database gives no answer',
        ],
        'src/http/serve-app.test.ts': ['ends a kept connection with the answer that it waits for'],
      },
    },
    {
      text: 'Readiness and numbers say what is so.',
      tests: {
        'test/http/health.test.ts': ['is not ready without its database or its files'],
        'test/http/metrics.test.ts': ['say how the service stands'],
      },
    },
    {
      text: 'Backup, restore and moving to another database lose nothing, and do nothing by halves.',
      tests: {
        'test/storage/copy.test.ts': [
          'goes from SQLite and a folder to Postgres and a bucket, and back, without loss',
          'is saved while a service works on it',
          'is not copied in part',
        ],
      },
    },
    {
      text: 'The data of an earlier release open in this one, those of a later one are refused.',
      tests: {
        'src/store/migrate.test.ts': ['are applied in order', 'refuse a database of a newer release'],
        'src/store/migrations/earlier-layouts.test.ts': ['opens in this one with all that was in it'],
      },
    },
    {
      text: 'An hour at two generations a second leaves memory flat.',
      tests: { 'test/journey/memory.test.ts': ['a service holds no more after many screens than before them'] },
      notYet: 'The hour itself is a measurement: `npm run bench -- soak`.',
    },
  ],
};
