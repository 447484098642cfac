import { describe, expect, test } from 'vitest'
import { fieldsOn, readOn } from './read-page'

describe('RENT_AGREEMENT', () => {
  test('landlord and tenant, a period with both its days', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
                     RENT AGREEMENT
This Rent Agreement is made and executed on this 28/03/2023 between Vishwas Anant
Sathe, residing at 11, Model Colony, Pune 411016 (hereinafter referred to as the
OWNER / LANDLORD / LICENSOR) and Dhaval Mehul Vaghela (hereinafter referred to as
the TENANT / LICENSEE).
1. That the premises at 3-8-30/5, MG Road, Arya Nagar, Lucknow, Uttar Pradesh-226004 are
let out for a period of 11 months commencing from 01/04/2023 and ending on 29/02/2024.
2. That the tenant shall pay a monthly rent of Rs. 12,500/- (Rupees Twelve Thousand
Five Hundred only) on or before the 5th of each month. 3. That the tenant has paid an
interest free refundable security deposit of Rs. 50,000.00.`,
    )
    expect(fields).toMatchObject({
      agreement_date: '2023-03-28',
      landlord_name: 'Vishwas Anant Sathe',
      tenant_name: 'Dhaval Mehul Vaghela',
      property_address: '3-8-30/5, MG Road, Arya Nagar, Lucknow, Uttar Pradesh-226004',
      monthly_rent: '12500.00',
      deposit_amount: '50000.00',
      start_date: '2023-04-01',
      end_date: '2024-02-29',
    })
  })

  test('labels in a line with their values under them go column by column', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
LEAVE AND LICENSE AGREEMENT
Date of Agreement        Licensor                 Licensee
14/08/2025               Mr. Xavier Fernandes     Ms. Ishita Bansal
Monthly License Fee      Security Deposit         Period
Rs. 22,000/-             Rs. 66,000/-             01/09/2025 to 31/07/2026
Licensed Premises: Flat 3, Miramar Heights, Dona Paula Road, Panaji, Goa 403001
The Licensor grants the Licensee leave and license to use the premises.`,
    )
    expect(fields).toMatchObject({
      agreement_date: '2025-08-14',
      landlord_name: 'Xavier Fernandes',
      tenant_name: 'Ishita Bansal',
      monthly_rent: '22000.00',
      deposit_amount: '66000.00',
      property_address: 'Flat 3, Miramar Heights, Dona Paula Road, Panaji, Goa 403001',
    })
  })

  test('values beside their labels, two pairs in a line, stay beside them', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
LEAVE AND LICENSE AGREEMENT
Licensor                 Mr. Xavier Fernandes     Licensee              Ms. Ishita Bansal
Monthly License Fee      Rs. 22,000/-             Security Deposit      Rs. 66,000/-`,
    )
    expect(fields).toMatchObject({ monthly_rent: '22000.00', deposit_amount: '66000.00' })
  })

  test('leave and licence: names under labels, a sum per month, the end by its length alone', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
LEAVE AND LICENSE AGREEMENT
This agreement is made and executed on 05/06/2022 at Mumbai between,
1) Name: Mr. Farhan Ansari, Age: about 45 Years, PAN: ABCPA1234F, residing at 4, Hill Road,
Mumbai 400050, HEREINAFTER called 'the Licensor' (which expression shall mean and include
the Licensor above named and his heirs) AND
1) Name: Ms. Neha Gupta, Age: about 29 Years, residing at B-12, Andheri, Mumbai 400058,
HEREINAFTER called 'the Licensee'.
The Licensor is the owner of the Flat No. 501, Sea Breeze Society, Carter Road, Bandra West, Mumbai - 400050.
The Licensor grants a licence for a period of eleven months commencing from 10/06/2022.
The Licensee shall pay Rs. 45,000/- (Rupees Forty Five Thousand Only) per month towards the compensation.
The Licensee shall keep an interest free refundable deposit of Rs. 1,50,000/- with the Licensor.`,
    )
    expect(fields).toMatchObject({
      agreement_date: '2022-06-05',
      landlord_name: 'Farhan Ansari',
      tenant_name: 'Neha Gupta',
      property_address: 'Flat No. 501, Sea Breeze Society, Carter Road, Bandra West, Mumbai - 400050',
      monthly_rent: '45000.00',
      deposit_amount: '150000.00',
      start_date: '2022-06-10',
      end_date: '2023-05-09',
    })
  })

  test('a Marathi agreement', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
भाडे करारनामा
आज दिनांक ०१/०४/२०२३ रोजी
घरमालक : श्री. विलास गणपत मोरे, वय ५२ वर्षे, रा. कोथरूड, पुणे
भाडेकरू : श्री. अमोल सुरेश जाधव, वय ३१ वर्षे, रा. सांगली
सदर जागेचे दरमहा भाडे रु. ९,५००/- ठरले आहे. अनामत रक्कम रु. ३०,०००/- दिली आहे.
कराराची मुदत ११ महिने दिनांक ०१/०४/२०२३ पासून ते २९/०२/२०२४ पर्यंत राहील.`,
    )
    expect(fields).toMatchObject({
      agreement_date: '2023-04-01',
      landlord_name: 'विलास गणपत मोरे',
      tenant_name: 'अमोल सुरेश जाधव',
      monthly_rent: '9500.00',
      deposit_amount: '30000.00',
      start_date: '2023-04-01',
      end_date: '2024-02-29',
    })
  })

  test('what is paid by the month is no deposit, though the heading over it names both', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
LEAVE AND LICENSE AGREEMENT
2. License Fee & Deposit: That the Licensee shall pay to the Licensor Rs. 28,500/- (Rupees Twenty Eight
Thousand Five Hundred Only) per month towards the compensation. The Licensee has paid an interest free
refundable deposit of Rs. 1,00,000/- (Rupees One Lakh Only).`,
    )
    expect(fields).toMatchObject({ deposit_amount: '100000.00', monthly_rent: '28500.00' })
  })

  test('who writes the paper is not what decides the part', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
                  भाडे करारनामा
आज दिनांक ०५/०१/२०२४ रोजी कोल्हापूर मुक्कामी,
श्री. रमेश गोविंद सावंत, वय ६० वर्षे, राहणार - मंगळवार पेठ, कोल्हापूर
... घरमालक (लिहून घेणार)
आणि
सौ. अनिता महेश पवार, वय ३३ वर्षे, राहणार - इचलकरंजी
-. भाडेकरू (लिहून देणार)`,
    )
    expect(fields).toMatchObject({ landlord_name: 'रमेश गोविंद सावंत', tenant_name: 'अनिता महेश पवार' })
  })

  test('parties in ruled cells', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
This agreement is made and executed on 11/02/2023 at Pune. Between,
1) |   Name: Mr. Sudhakar Balkrishna Phadke
Age : About 67 Years, Occupation : Retired
2) |   Name : Mrs. Medha Sudhakar Phadke
Age : About 63 Years, Occupation : Housewife
HEREINAFTER called 'the Licensor' (which expression shall mean and include his heirs)
AND
1) |   Name: Mr. Rohan Pradeep Kulkarni
Age : About 29 Years, Occupation : Service
HEREINAFTER called 'the Licensee'`,
    )
    expect(fields).toMatchObject({
      landlord_name: 'Sudhakar Balkrishna Phadke, Medha Sudhakar Phadke',
      tenant_name: 'Rohan Pradeep Kulkarni',
    })
  })

  test('a table of terms without colons', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
LEAVE AND LICENCE AGREEMENT
Date of Agreement      19/04/2025
Name of Licensor       Mrs. Vasudha Dilip Karnik
Name of Licensee       Mr. Aman Deep Singh`,
    )
    expect(fields).toMatchObject({ landlord_name: 'Vasudha Dilip Karnik', tenant_name: 'Aman Deep Singh' })
  })

  test('a deposit named after its sum; a fee by the year in a table', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
LEAVE AND LICENSE AGREEMENT
2. ADVANCE: The Tenant has paid a sum of Rs.8,50,000/- (Rupees Eight Lakhs Fifty Thousand only) as interest free
refundable security deposit by way of NEFT.
That the Licensee shall pay to the Licensor the following license fee.
From Month      To Month      License Fee per month (Rs.)
1               12            32000
13              24            33600`,
    )
    expect(fields).toMatchObject({ deposit_amount: '850000.00', monthly_rent: '32000.00' })
  })

  test('parties by their labels, with who writes the paper in brackets', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
                    भाडे करारनामा
हा भाडे करारनामा आज दिनांक ०५/१२/२०२३ रोजी सातारा येथे करण्यात येत आहे.

घरमालक (लिहून घेणार) : श्री. विलास गणपत जगताप, वय ६०, रा. करंजे पेठ, सातारा

भाडेकरू (लिहून देणार) : श्री. अमोल शिवाजी कदम, वय ३१, रा. कोरेगाव`,
    )
    expect(fields).toMatchObject({ landlord_name: 'विलास गणपत जगताप', tenant_name: 'अमोल शिवाजी कदम' })
  })

  test('a period in Marathi, from one day to another, whose length bears out its end', async () => {
    const fields = await readOn(
      'RENT_AGREEMENT',
      `
                    लिव्ह अँड लायसन्स करार
हा लिव्ह अँड लायसन्स करार दिनांक ०६/०८/२०२४ रोजी पुणे येथे करण्यात आला आहे.
सदर कराराची मुदत ११ महिन्यांची असून ती दिनांक ०१/०९/२०२४ पासून दिनांक ३१/०७/२०२५ पर्यंत राहील.`,
    )
    const values = Object.fromEntries(fields.map((f) => [f.path, f.value]))
    expect(values).toMatchObject({ agreement_date: '2024-08-06', start_date: '2024-09-01', end_date: '2025-07-31' })
    const rules = fields.find((f) => f.path === 'end_date')?.evidence.map((e) => e.rule)
    expect(rules).toEqual(['rent.end_date.phrase', 'rent.end_date.duration'])
  })

  test('a fee and a deposit in one sentence, as the register of Maharashtra words it', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
                    LEAVE AND LICENSE AGREEMENT
2) License Fee & Deposit: That the Licensee shall pay to the Licensor License fee at the rate of Rs. 16500 (Sixteen
Thousand Five Hundred Only) per month towards the compensation and Rs. 60000 (Sixty Thousand Only) interest free
refundable deposit.`,
    )
    expect(fields).toMatchObject({ monthly_rent: '16500.00', deposit_amount: '60000.00' })
  })

  test('both parties on one line at the foot', () => {
    const fields = fieldsOn('RENT_AGREEMENT', '\nLandlord: Kavita Suresh Menon Tenant: Aditya Ranjan Das')
    expect(fields).toMatchObject({ landlord_name: 'Kavita Suresh Menon', tenant_name: 'Aditya Ranjan Das' })
  })

  test('Marathi: each party in a paragraph of its own, a line with few digits, the length of the period before its name', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
                  भाडेकरारनामा
हा करारनामा आज दिनांक ०१/०२/२०२५ रोजी पुणे येथे करण्यात आला.
श्री. विनायक शंकर दामले, वय ५८ वर्षे, धंदा निवृत्त, राहणार १२, सदाशिव पेठ, पुणे ४११०३० .... घरमालक (लिहून देणार)
श्री. अभिजित रमेश साठे, वय २९ वर्षे, धंदा नोकरी, राहणार कराड, जि. सातारा .... भाडेकरू (लिहून घेणार)
ही मिळकत दिनांक ०१/०२/२०२५ ते ३१/१२/२०२५ या ११ महिन्यांच्या कालावधीसाठी भाडेकरू यांस भाड्याने दिली आहे.
दरमहा भाडे रुपये १६,500/- ठरले आहे.`,
    )
    expect(fields).toMatchObject({
      landlord_name: 'विनायक शंकर दामले',
      tenant_name: 'अभिजित रमेश साठे',
      start_date: '2025-02-01',
      end_date: '2025-12-31',
      monthly_rent: '16500.00',
    })
  })

  test('Hindi: parties after the sentence that opens the paper, the word between them misread', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
                  किरायानामा
यह किरायानामा आज दिनांक 01/04/2025 को जयपुर में निष्पादित किया गया।
श्री राजेन्द्र सिंह चौहान पुत्र श्री भंवर सिंह, आयु 57 वर्ष, निवासी जयपुर 302020 (जिन्हें आगे "मकान मालिक"
कहा गया है) प्रथम पक्ष
एवे
श्री अनिल कुमार यादव पुत्र श्री रामजी यादव, आयु 28 वर्ष, निवासी अलवर (जिन्हें आगे "किरायेदार" कहा गया है) द्वितीय पक्ष
मासिक किराया रुपये 9,500/- (नौ हजार पाँच सौ रुपये मात्र) होगा।
सुरक्षा राशि रुपये 19,000/- (उन्नीस हजार रुपये मात्र) जमा की गई है।`,
    )
    expect(fields).toMatchObject({
      landlord_name: 'राजेन्द्र सिंह चौहान',
      tenant_name: 'अनिल कुमार यादव',
      monthly_rent: '9500.00',
      deposit_amount: '19000.00',
    })
  })

  test('a sum that is said before it is called the rent, premises on a plot of land', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
RENT DEED
The Lessee agrees to pay a sum of Rs.21,000/- (Rupees Twenty One Thousand Only) as monthly rent on or before 5th.
All that constructed portion being Residential unit bearing Flat No. 1103, situated on the 11 Floor of a
Building known as 'Sea Breeze' standing on the plot of land bearing C.S. Number :118, Road: Hanuman Road,
Location: Vile Parle East, Mumbai 400057, of Village: Vile Parle`,
    )
    expect(fields).toMatchObject({ monthly_rent: '21000.00' })
    expect(fields.property_address).toMatch(/^Flat No\. 1103.*Mumbai 400057$/)
  })

  test('Marathi parties under labels; clauses that begin with one are not the other', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
भाडे करारनामा
घरमालक : सौ. मीनाक्षी अरुण जोग, वय ५५, रा. राजारामपुरी, कोल्हापूर ४१६००८
भाडेकरू : श्री. प्रसाद गणेश नाईक, वय २६, रा. सावंतवाडी
१) घरमालक यांचे मालकीची जागा भाडेकरू यांस ११ महिन्यांच्या कालावधीसाठी भाड्याने दिली आहे.`,
    )
    expect(fields).toMatchObject({ landlord_name: 'मीनाक्षी अरुण जोग', tenant_name: 'प्रसाद गणेश नाईक' })
  })

  test('a table of terms: labels without colons, cells side by side', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
LEAVE AND LICENCE AGREEMENT - SUMMARY OF TERMS
Licensor                 Mrs. Shobha Anand Kini
Licensor Address         12, Altinho, Panaji, Goa 403001
Licensees                1. Mr. Vikram Raghunath Pai
                         2. Mrs. Nisha Vikram Pai
Licensed Premises        Flat B-4, Mandovi Residency, Miramar, Panaji, Goa 403001`,
    )
    expect(fields).toMatchObject({
      landlord_name: 'Shobha Anand Kini',
      tenant_name: 'Vikram Raghunath Pai, Nisha Vikram Pai',
      property_address: 'Flat B-4, Mandovi Residency, Miramar, Panaji, Goa 403001',
    })
  })

  test('a Hindi agreement that opens with its date and place; a floor that is let', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
किरायानामा
यह किरायानामा आज दिनांक 01/04/2025 को भोपाल में श्रीमती पुष्पा गुप्ता पत्नी स्व. श्री हरीश गुप्ता, आयु 60 वर्ष (जिन्हें
आगे मकान मालिक कहा गया है) एवं श्री मोहित वर्मा पुत्र श्री दिनेश वर्मा, आयु 27 वर्ष (जिन्हें आगे किरायेदार कहा गया है)
के मध्य निष्पादित किया गया।
The Lessor is the lawful owner of Second Floor, E-44, Lajpat Nagar-II, New Delhi-110024 consisting of two rooms.`,
    )
    expect(fields).toMatchObject({
      landlord_name: 'पुष्पा गुप्ता',
      tenant_name: 'मोहित वर्मा',
      property_address: 'Second Floor, E-44, Lajpat Nagar-II, New Delhi-110024',
    })
  })

  test('an initial at the end of a line ends no name', () => {
    const fields = fieldsOn(
      'RENT_AGREEMENT',
      `
TENANCY AGREEMENT
AGREEMENT OF TENANCY entered into at Chennai this the 30th day of May 2025, between Mr. R.
SUBRAMANIAN, S/o Mr. V. Ramanathan, hereinafter called the LANDLORD, and Mr. JOSEPH ANTONY, S/o Mr. Antony Samy,
hereinafter called the TENANT.`,
    )
    expect(fields).toMatchObject({ landlord_name: 'R. SUBRAMANIAN', tenant_name: 'JOSEPH ANTONY' })
  })
})

test('a deposit that is said to equal months of rent before it is said to be one', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
RENTAL AGREEMENT
3. That the Tenant has paid a sum of Rs. 76,000/- (Rupees Seventy Six Thousand Only)
equivalent to two months rent as interest free security.`,
  )
  expect(fields).toMatchObject({ deposit_amount: '76000.00' })
})

test('parties of a Hindi deed under labels that say both what they are and which party', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
किरायानामा
प्रथम पक्ष (मकान मालिक) : श्रीमती शकुंतला देवी पत्नी स्व. राम खेलावन, निवासी 118, ममफोर्डगंज
ह्वितीय पक्ष (किरायेदार) : श्री अखिलेश कुमार यादव पुत्र श्री रामऔतार यादव, निवासी हंडिया
किराये की सम्पत्ति : मकान नं. 118/2, ममफोर्डगंज, प्रयागराज, उत्तर प्रदेश - 211002
1. मासिक किराया ₹ 8,500/- होगा।
3. किरायेदार ने ₹ 17,000/- (सत्रह हजार रुपये मात्र) अग्रिम जमानत राशि के रूप में दिये हैं।`,
  )
  expect(fields).toMatchObject({
    landlord_name: 'शकुंतला देवी',
    tenant_name: 'अखिलेश कुमार यादव',
    monthly_rent: '8500.00',
    deposit_amount: '17000.00',
    property_address: 'मकान नं. 118/2, ममफोर्डगंज, प्रयागराज, उत्तर प्रदेश - 211002',
  })
})

test('a house that is told of as the owner’s own', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
भाडेकरार
भाडेकरू : श्री. दिलीप मनोहर ठाकरे, वय २९ वर्षे
घरमालक यांच्या मालकीची फ्लॅट नं. ६, गोदावरी अपार्टमेंट, इंदिरानगर, नाशिक ४२२००९ ही सदनिका
भाडेकरू यांस दिली आहे.`,
  )
  expect(fields).toMatchObject({ property_address: 'फ्लॅट नं. ६, गोदावरी अपार्टमेंट, इंदिरानगर, नाशिक ४२२००९' })
})

test('a name in a table does not go on in the label of the next row', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
RENTAL AGREEMENT
Landlord             Ms. Shabnam Parveen
Tenant               Mr. Clement D'Souza
Property Address     Flat 204, Prestige Residency, HBR Layout, Bengaluru, Karnataka - 560043`,
  )
  expect(fields).toMatchObject({ landlord_name: 'Shabnam Parveen', tenant_name: "Clement D'Souza" })
})

test('a house that the owner lets out', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
LEASE AGREEMENT
Mrs. Poonam Rawat, hereinafter called "the LESSEE"
1. The Lessor hereby lets out two rooms on the first floor of House No. 118, Race Course Road,
Dehradun, Uttarakhand 248001 to the Lessee.`,
  )
  expect(fields).toMatchObject({ property_address: 'House No. 118, Race Course Road, Dehradun, Uttarakhand 248001' })
})

test('a house that is named by its number alone', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
RENT AGREEMENT
Sh. Anil Gupta S/o Sh. Om Prakash R/o C-19, Sector 62, Noida - 201309, (hereinafter called the Tenant/Second Party).
Whereas the First Party is the owner of WZ-291, Gali No. 5, Uttam Nagar, New Delhi - 110059 and whereas on the request
of the Second Party, the First Party has agreed to let out one room set.`,
  )
  expect(fields).toMatchObject({ property_address: 'WZ-291, Gali No. 5, Uttam Nagar, New Delhi - 110059' })
})

test('a house in Hindi whose owner is named behind it, a deposit of which a letter was misread', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
किरायानामा
श्री दिनेश चन्द्र जोशी पुत्र श्री हरिशंकर तिवारी, जिन्हें आगे द्वितीय पक्ष (किरायेदार) कहा जाएगा।
यह कि प्रथम पक्ष मकान नं. 373, सेक्टर 17, इंदिरा नगर, लखनऊ, उत्तर प्रदेश - 226016 का स्वामी है जिसमें से दो कमरे
3. यह कि द्वितीय पक्ष ने रु. 24,000/- अग्रनिम सुरक्षा राशि के रूप में प्रथम पक्ष को अदा कर दिये हैं।`,
  )
  expect(fields).toMatchObject({
    property_address: 'मकान नं. 373, सेक्टर 17, इंदिरा नगर, लखनऊ, उत्तर प्रदेश - 226016',
    deposit_amount: '24000.00',
  })
})

test('a Hindi agreement whose sums are followed by the word for money, and whose house lies somewhere', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
किराया अनुबंध पत्र
श्री दिनेश चन्द्र जोशी पुत्र श्री हरिशंकर तिवारी, उम्र 31 वर्ष, निवासी ग्राम सिहोरा ........ किरायेदार
1. यह कि मकान मालिक का एक मकान जो मकान नंबर 318, वार्ड 16, नेपियर टाउन, जबलपुर, मध्य प्रदेश - 482001 में स्थित है,
किरायेदार को निवास हेतु किराये पर दिया गया है।
2. यह कि मकान का किराया 10,500/- रुपये प्रतिमाह निर्धारित किया गया है।
3. यह कि किरायेदारी दिनांक 01.05.2016 से प्रारंभ होकर दिनांक 31.03.2017 तक 11 माह के लिए रहेगी।
4. यह कि किरायेदार द्वारा अमानत राशि के रूप में रु. 21,000/- मकान मालिक के पास जमा किये गये हैं।`,
  )
  expect(fields).toMatchObject({
    property_address: 'मकान नंबर 318, वार्ड 16, नेपियर टाउन, जबलपुर, मध्य प्रदेश - 482001',
    monthly_rent: '10500.00',
    deposit_amount: '21000.00',
    start_date: '2016-05-01',
    end_date: '2017-03-31',
  })
})

test('a deposit that is said to be paid by transfer before it is said to be one', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
RENTAL AGREEMENT
2. ADVANCE: The Tenant has paid to the Owner a sum of Rs.84,000/- (Rupees Eighty Four Thousand Only) by way of bank
transfer as security deposit, which shall carry no interest.`,
  )
  expect(fields).toMatchObject({ deposit_amount: '84000.00' })
})

test('parts in brackets behind who writes the paper', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
भाडेपट्टा करारनामा
लिहून घेणार (मालक) : श्री. प्रल्हाद विष्णू आगाशे, वय ५२, धंदा - व्यापार, रा. कराड
लिहून देणार (भाडेकरू) : श्रीमती इंदुमती रघुनाथ धुमाळ, वय ३३, धंदा - शिवणकाम`,
  )
  expect(fields).toMatchObject({ landlord_name: 'प्रल्हाद विष्णू आगाशे', tenant_name: 'इंदुमती रघुनाथ धुमाळ' })
})

test('the words that lead to a house are no part of it; his own flat, a rent of each month in Hindi', () => {
  const english = fieldsOn(
    'RENT_AGREEMENT',
    `
RENTAL AGREEMENT
hereinafter called the TENANT on the other part.
WHEREAS the LANDLORD is the owner of the house bearing No. 18, Second Street, Kodambakkam, Chennai,
Tamil Nadu - 600024 and the TENANT has approached the LANDLORD.`,
  )
  expect(english).toMatchObject({
    property_address: 'No. 18, Second Street, Kodambakkam, Chennai, Tamil Nadu - 600024',
  })
  const hindi = fieldsOn(
    'RENT_AGREEMENT',
    `
किरायानामा
(जिन्हें आगे किरायेदार कहा जाएगा) के बीच लिखा गया।
1. मकान मालिक अपना फ्लैट नं. 146, रत्न अपार्टमेंट, कंकड़बाग, पटना, बिहार - 800020 किरायेदार को आवास हेतु देते हैं।
2. किरायेदार प्रति माह रु. 12,500/- किराया देंगे।`,
  )
  expect(hindi).toMatchObject({
    property_address: 'फ्लैट नं. 146, रत्न अपार्टमेंट, कंकड़बाग, पटना, बिहार - 800020',
    monthly_rent: '12500.00',
  })
})

test('a part that is called twice in brackets, a deposit by its English name; owner and landlord in one', () => {
  const hindi = fieldsOn(
    'RENT_AGREEMENT',
    `
किरायानामा
यह किरायानामा आज दिनांक 2 मार्च 2020 को लखनऊ में श्रीमती शकुन्तला देवी झा पत्नी श्री जगदीश प्रसाद झा निवासी जानकीपुरम,
लखनऊ (प्रथम पक्ष / मकान मालकिन) एवं श्री यशपाल सिंह राठौड़ पुत्र श्री अशोक कुमार निवासी जौनपुर (द्वितीय पक्ष /
किरायेदार) के बीच लिखा गया।
4. यह कि द्वितीय पक्ष ने रु. 10,000/- सिक्योरिटी के रूप में जमा कर दिये हैं।`,
  )
  expect(hindi).toMatchObject({
    landlord_name: 'शकुन्तला देवी झा',
    tenant_name: 'यशपाल सिंह राठौड़',
    deposit_amount: '10000.00',
  })
  const english = fieldsOn(
    'RENT_AGREEMENT',
    `
RENT AGREEMENT
(hereinafter called the SECOND PARTY / TENANT). Whereas the first party is the owner/landlord of Flat No. 214,
Pocket I, Dilshad Garden, Delhi - 110095 and has agreed to let out the said floor.`,
  )
  expect(english).toMatchObject({ property_address: 'Flat No. 214, Pocket I, Dilshad Garden, Delhi - 110095' })
})

test('the house before the word for its place in Marathi; the flat whose place is told; a period whose word is misread', () => {
  const marathi = fieldsOn(
    'RENT_AGREEMENT',
    `
भाडेकरारनामा
भाडेकरू : श्रीमती सुनंदा थोरात, वय ४२ वर्षे, रा. सिन्नर
घरमालक यांच्या मालकीची खोली क्र. ५, जोशी वाडा, रविवार पेठ, नाशिक, महाराष्ट्र - ४२२००१ येथील जागा भाडेकरू यांना राहण्यासाठी
दिली आहे. सदर जागेचे मासिक भाडे रुपये १२,५००/- राहील.`,
  )
  expect(marathi).toMatchObject({ property_address: 'खोली क्र. ५, जोशी वाडा, रविवार पेठ, नाशिक, महाराष्ट्र - ४२२००१' })
  const english = fieldsOn(
    'RENT_AGREEMENT',
    `
hereinafter called the TENANT of the OTHER PART.
WHEREAS the Landlady is the owner of the flat situated at 78/2, Jessore Road, Lake Town, Kolkata, West Bengal - 700089
and the Tenant has approached her.`,
  )
  expect(english).toMatchObject({ property_address: '78/2, Jessore Road, Lake Town, Kolkata, West Bengal - 700089' })
  const hindi = fieldsOn(
    'RENT_AGREEMENT',
    `
किराया अनुबंध पत्र
अवधि : 01/06/2017 4 30/04/2018 तक`,
  )
  expect(hindi).toMatchObject({ start_date: '2017-06-01', end_date: '2018-04-30' })
})

test('an agreement in one sentence of Hindi: its parties, its period, which is not its day, and a sum before its month', () => {
  const fields = fieldsOn(
    'RENT_AGREEMENT',
    `
किरायानामा
मैं कि विजयेन्द्र श्रीवास्तव पुत्र श्री जगदीश प्रसाद निवासी गोमती नगर, लखनऊ (मकान मालिक) ने अपना मकान नं. 160, विकास
खण्ड, गोमती नगर, लखनऊ, उत्तर प्रदेश - 226010 श्री अशोक कुमार पुत्र श्री गंगाधर दुबे निवासी बाराबंकी (किरायेदार) को दिनांक
01/01/2018 @ 30/11/2018 तक के लिए किराये पर दिया है।
किराया रु. 8,500/- प्रतिमाह तय हुआ है तथा रु. 25,500/- जमानत के रूप में प्राप्त हुए हैं।
दिनांक 01/01/2018 से यह लागू है। यह किरायानामा दिनांक 26/12/2017 को लिखा गया।`,
  )
  expect(fields).toMatchObject({
    landlord_name: 'विजयेन्द्र श्रीवास्तव',
    tenant_name: 'अशोक कुमार',
    monthly_rent: '8500.00',
    deposit_amount: '25500.00',
    agreement_date: '2017-12-26',
    start_date: '2018-01-01',
    end_date: '2018-11-30',
  })
})

test('who gives and takes behind a dash in Marathi, parties in a table with their part in brackets, a property by its number', () => {
  const marathi = fieldsOn(
    'RENT_AGREEMENT',
    `
भाडे करारपत्र लिहून घेणार (घरमालक) - सौ. ऋतुजा श्रीकृष्ण ऋषी, वय ४७, रा. सातारा
भाडे करारपत्र लिहून देणार (भाडेकरू) - श्री. ज्ञानेश्वर ढमाले, वय ३०, रा. कोरेगाव`,
  )
  expect(marathi).toMatchObject({ landlord_name: 'ऋतुजा श्रीकृष्ण ऋषी', tenant_name: 'ज्ञानेश्वर ढमाले' })
  const english = fieldsOn(
    'RENT_AGREEMENT',
    `
RENT AGREEMENT
Owner (First Party)          Sarita Jhunjhunwala, aged 49 years, residing at Pune
Tenant (Second Party)        Syed Javed Akhtar, aged 33 years, residing at Chennai
WHEREAS the Lessor is the lawful owner of property No. Flat No. 214, Pocket I, Dilshad Garden, Delhi - 110095 and has
agreed to let out the same to the Lessee.`,
  )
  expect(english).toMatchObject({
    landlord_name: 'Sarita Jhunjhunwala',
    tenant_name: 'Syed Javed Akhtar',
    property_address: 'Flat No. 214, Pocket I, Dilshad Garden, Delhi - 110095',
  })
})

test('a table of Marathi whose rent follows the PIN code of the house; a building that bears a number', () => {
  const marathi = fieldsOn(
    'RENT_AGREEMENT',
    `
भाडेकरार
भाडेकरू          श्री. ज्ञानेश्वर ढमाले, वय ३१, रा. मालेगाव
मिळकत           फ्लॅट नं. १९०, यशोदीप सोसायटी, अंबड लिंक रोड, नाशिक, महाराष्ट्र - ४२२०१०
मासिक भाडे       रु. १३,५००/-`,
  )
  expect(marathi).toMatchObject({
    property_address: 'फ्लॅट नं. १९०, यशोदीप सोसायटी, अंबड लिंक रोड, नाशिक, महाराष्ट्र - ४२२०१०',
    monthly_rent: '13500.00',
  })
  const english = fieldsOn(
    'RENT_AGREEMENT',
    `
hereinafter referred to as the "Lessee" of the other part.
The Lessor is the owner of the residential building bearing Plot No. 19, Jeevan Nagar Second Street, Chennai,
Tamil Nadu - 600088 and has agreed to lease the same to the Lessee.`,
  )
  expect(english).toMatchObject({
    property_address: 'Plot No. 19, Jeevan Nagar Second Street, Chennai, Tamil Nadu - 600088',
  })
})
