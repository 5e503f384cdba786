import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A process by its number and, where the system tells, the moment of its start: numbers are used again. */
const runningProcess = z.strictObject({ pid: z.int(), start: z.string().optional() });
const lockText = z.strictObject({ since: z.string(), processes: z.array(runningProcess).min(1) });

type RunningProcess = z.infer<typeof runningProcess>;

/** Who has the lock. */
export interface Holder {
  readonly pid: number;
  /** ISO 8601. */
  readonly since: string;
}

/** A lock that this process has. */
export interface Lock {
  /** Whether an earlier holder was killed before it could release it. */
  readonly wasLeft: boolean;
  /** Keeps the lock taken for as long as this process runs too, even if the one that took it is killed. */
  readonly share: (pid: number) => void;
  readonly release: () => void;
}

/** Whether the system says this; not by the class, since Jest gives tests an `Error` of their own. */
const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** State and start of a process as Linux tells them (proc_pid_stat(5), fields 3 and 22); `undefined` elsewhere. */
function linuxStat(pid: number): { state: string; start: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', start: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

const identify = (pid: number): RunningProcess => ({ pid, start: linuxStat(pid)?.start });

function isAlive({ pid, start }: RunningProcess): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false;
  }
  const now = linuxStat(pid);
  // A killed process whose parent has not waited for it is a zombie.
  return !now || (!['Z', 'X'].includes(now.state) && (start === undefined || start === now.start));
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function holderIn(text: string): Holder | undefined {
  try {
    const { since, processes } = lockText.parse(JSON.parse(text));
    const alive = processes.find(isAlive);
    return alive && { pid: alive.pid, since };
  } catch {
    // Not written by this code, so it is not a lock.
    return undefined;
  }
}

/** Writes the file whole, or not at all where there is one. */
function create(file: string, text: string): boolean {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, text);
  try {
    linkSync(part, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(part, { force: true });
  }
}

/** Takes away the lock of a dead holder, unless another process has just done so and taken the lock itself. */
function removeLeft(file: string, text: string): void {
  const away = `${file}.${process.pid}.left`;
  try {
    renameSync(file, away);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if (readFileSync(away, 'utf8') === text) rmSync(away);
  else renameSync(away, file);
}

/**
 * Takes a lock that cannot outlive its holders: it names their processes, and is void once they have
 * ended, however they ended.
 * @param file where the lock is noted; its folder is made
 * @returns the lock, or who has it
 */
export function takeLock(file: string): Lock | Holder {
  mkdirSync(path.dirname(file), { recursive: true });
  const since = new Date().toISOString();
  const own = identify(process.pid);
  const textOf = (processes: readonly RunningProcess[]): string => JSON.stringify({ since, processes });
  let wasLeft = false;
  while (!create(file, textOf([own]))) {
    const text = read(file);
    if (text === undefined) continue;
    const holder = holderIn(text);
    if (holder) return holder;
    removeLeft(file, text);
    wasLeft = true;
  }
  return {
    wasLeft,
    share: (pid) => {
      const part = `${file}.${process.pid}`;
      writeFileSync(part, textOf([own, identify(pid)]));
      renameSync(part, file);
    },
    release: () => rmSync(file, { force: true }),
  };
}
