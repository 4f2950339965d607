// Report fields.
import * as z from 'zod'
import { reportReasons, reportTextMost } from '#contract/foundation/constants.ts'
import { text } from '#contract/foundation/shapes.ts'

export const ReportReason = z.enum(reportReasons)
export const ReportText = text(reportTextMost)
