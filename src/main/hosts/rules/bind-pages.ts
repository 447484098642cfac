import type { BindPages } from '../../services'
import { bindPages as bind } from '../../engine/intake/pdf/bind-pages'

/** Binds pages as the engine draws them. */
export const bindPages: BindPages = bind
