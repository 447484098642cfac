/** Whether this process may reach out at all. One switch a process: nothing that opens a socket can forget to ask. */
class Network {
  private ending = new AbortController()

  get isOff(): boolean {
    return this.ending.signal.aborted
  }

  /** Aborted as soon as the network is turned off: what is under way ends. */
  get whileOn(): AbortSignal {
    return this.ending.signal
  }

  turn(to: 'on' | 'off'): void {
    if (to === 'off') this.ending.abort(new NetworkOff())
    else if (this.isOff) this.ending = new AbortController()
  }
}

/** The network is off: no socket was opened. */
export class NetworkOff extends Error {
  override readonly name = 'NetworkOff'
  constructor() {
    super('network off')
  }
}

export const network = new Network()
