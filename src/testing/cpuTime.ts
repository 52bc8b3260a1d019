/** The CPU time of this process so far, in ms. Does not grow while a busy machine runs other processes. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
