/** The stage at which a request of a scan failed. */
export type ProblemStage = 'name' | 'address' | 'port' | 'connection' | 'tls' | 'time' | 'response'

/** A request of a scan that failed; the message is for users. */
export class ScanProblem extends Error {
  readonly stage: ProblemStage

  constructor(stage: ProblemStage, message: string) {
    super(message)
    this.stage = stage
  }
}
