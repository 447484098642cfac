// prettier-ignore
/** On papers of their own firms states name their tax by themselves: "West Bengal GST 9%". */
const states = ['Andhra Pradesh', 'Assam', 'Bihar', 'Chhattisgarh', 'Delhi', 'Goa', 'Gujarat', 'Haryana', 'Himachal Pradesh', 'Jammu and Kashmir', 'Jharkhand', 'Karnataka', 'Kerala', 'Madhya Pradesh', 'Maharashtra', 'Odisha', 'Punjab', 'Rajasthan', 'Tamil Nadu', 'Telangana', 'Tripura', 'Uttar Pradesh', 'Uttarakhand', 'West Bengal']

/** How the taxes on goods and services are called on papers of trade. */
// prettier-ignore
export const taxLabels = {
  cgst: ['CGST', 'CGST9', 'CGST2.5', 'CGST6', 'CGST14', 'Output CGST', 'Add CGST', 'Central Tax', 'CGST Amount', 'Central GST', 'Add Central GST', 'Add Central Tax', 'CGST Total', 'Total CGST', 'CGST Amt'],
  sgst: ['SGST', 'SGST9', 'SGST2.5', 'SGST6', 'SGST14', 'Output SGST', 'Add SGST', 'State Tax', 'SGST/UTGST', 'SGST Amount', 'State GST', 'UTGST', 'Total SGST', 'SGST / UTGST', 'SGST Amt', 'Add State GST', 'Add State Tax', ...states.flatMap((state) => [`${state} GST`, `Add ${state} GST`])],
  igst: ['IGST', 'IGST18', 'IGST5', 'IGST12', 'IGST28', 'Output IGST', 'Add IGST', 'Integrated Tax', 'IGST Amount', 'Integrated GST', 'Total IGST', 'IGST Amt'],
} as const
