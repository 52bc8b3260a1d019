import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Set in the environment of every process started here, so that these and their descendants can be found. */
const MARK = `THIRTY_EAR=${process.pid}.${Date.now()}`;
const SCREEN = '1280x900x24';

export interface ScreenReader {
  /** The environment of programs on the screen reader's display. */
  readonly env: NodeJS.ProcessEnv;
  /** The file with what is spoken, and when. */
  readonly speechLog: string;
  readonly folder: string;
}

/** Starts Orca on a virtual display, with a voice that only writes a log. */
export async function startScreenReader(): Promise<ScreenReader> {
  const folder = mkdtempSync(join(tmpdir(), 'thirty-ear-'));
  const speechLog = join(folder, 'speech.log');
  writeFileSync(speechLog, '');
  const [name = '', value = ''] = MARK.split('=');
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    [name]: value,
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_RUNTIME_DIR: join(folder, 'run'),
    SPEECHD_ADDRESS: `unix_socket:${join(folder, 'speechd.sock')}`,
    GSETTINGS_BACKEND: 'memory',
    NO_AT_BRIDGE: '0',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  mkdirSync(join(folder, 'run'), { mode: 0o700 });

  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], env);
  env.DISPLAY = `:${await firstLine(screen)}`;
  const bus = start('dbus-daemon', ['--session', '--nofork', '--nopidfile', '--print-address=1'], env);
  env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus);
  configureSpeech(folder, speechLog);
  start(
    'speech-dispatcher',
    [
      '-s',
      '-t',
      '0',
      '-C',
      join(folder, 'speechd'),
      '-c',
      'unix_socket',
      '-S',
      join(folder, 'speechd.sock'),
      '-L',
      folder,
      '-P',
      join(folder, 'speechd.pid'),
    ],
    env,
  );
  configureOrca(join(folder, 'data', 'orca'));
  start('orca', ['--debug-file', join(folder, 'orca.log')], env);
  return { env, speechLog, folder };
}

/** Ends everything that was started, whatever its state. */
export function endScreenReader({ folder }: ScreenReader): void {
  endProcesses();
  rmSync(folder, { recursive: true, force: true });
}

export function endProcesses(): void {
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readFileSync(`/proc/${id}/environ`, 'utf8').split('\0').includes(MARK))
        process.kill(Number(id), 'SIGKILL');
    } catch {
      // It has ended meanwhile, or belongs to another user.
    }
  }
}

function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(program, args, {
    env,
    stdio: ['ignore', 'pipe', process.env.EAR_DEBUG ? 'inherit' : 'ignore'],
  });
  child.on('error', (error) => console.error(error));
  return child;
}

async function firstLine(child: ChildProcess): Promise<string> {
  let text = '';
  while (!text.includes('\n')) {
    const [chunk] = (await once(child.stdout as NodeJS.EventEmitter, 'data')) as [Buffer];
    text += chunk;
  }
  child.stdout?.resume();
  return text.split('\n', 1)[0] ?? '';
}

function configureSpeech(folder: string, speechLog: string): void {
  const config = join(folder, 'speechd');
  mkdirSync(join(config, 'modules'), { recursive: true });
  const voice = join(import.meta.dirname, 'voice.sh');
  writeFileSync(
    join(config, 'speechd.conf'),
    [
      'LogLevel 3',
      'DefaultVolume 100',
      'AddModule "ear" "sd_generic" "ear.conf"',
      'AudioOutputMethod "libao"',
      'DefaultModule ear',
      '',
    ].join('\n'),
  );
  writeFileSync(
    join(config, 'modules', 'ear.conf'),
    [
      `GenericExecuteSynth "printf %s \\'$DATA\\' | sh '${voice}' '${speechLog}'"`,
      'GenericMaxChunkLength 100000',
      'GenericDelimiters ""',
      'GenericLanguage "en" "en" "utf-8"',
      'AddVoice "en" "MALE1" "en"',
      'DefaultVoice "en"',
      '',
    ].join('\n'),
  );
}

/** Key echo is off, as fast typists set it; a page cannot switch it off. */
function configureOrca(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const settings = {
    enableKeyEcho: false,
    enableEchoByCharacter: false,
    enableEchoByWord: false,
    enableBraille: false,
    enableSound: false,
    speechServerFactory: 'speechdispatcherfactory',
  };
  writeFileSync(
    join(folder, 'user-settings.conf'),
    JSON.stringify({
      general: { ...settings, startingProfile: ['Default', 'default'], firstStart: false },
      profiles: { default: { ...settings, profile: ['Default', 'default'] } },
      pronunciations: {},
      keybindings: {},
    }),
  );
}
