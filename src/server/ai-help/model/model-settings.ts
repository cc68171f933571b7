/** A server that speaks the OpenAI-compatible API, and the models that are asked there. */
export interface ModelSettings {
  /** Where the calls begin, without a slash at the end: `http://127.0.0.1:11434/v1`. */
  readonly baseUrl: string
  readonly key?: string
  /** For core accounts, and for subscribers where they have none of their own. */
  readonly model: string
  readonly subscriberModel?: string
  /** Orders passages by their meaning; absent: their words alone do. */
  readonly embeddingModel?: string
  /** Judges questions before they are answered; absent: no model does. */
  readonly moderationModel?: string
  /** How long a silence of the model is waited for; absent: 15 s. */
  readonly silenceMs?: number
}
