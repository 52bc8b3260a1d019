/** What this process has computed so far, in ms: the time that a busy machine gives to others is not in it. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
