/**
 * Streets, stations, quarters, hospitals and works by the names that they had, are short for, or are called besides. From general
 * knowledge; where two streets bear one new name on maps, both old ones stand for it.
 *
 * Rows: the city and its other half, the first digits of its PIN codes or a star for all of India, then "old name, older
 * name=name"; initials of one letter are left out, as they are of no weight. "Road" stands for any word of a way.
 */
export const renamedStreetNames = `
Everywhere *:
  urban estate,huda,hudda=ue; salt lake city,saltlake city,salt lake,saltlake,saltalek=bidhan nagar; anaj mandi,galla mandi,dana mandi=grain market; sabzi mandi,sabji mandi=vegetable market;
  fair price shop,fairprice shop,uchit mulya dukan,shaskiya uchit mulya dukan,sasta galla dukan,ration dukan,pds shop=ration shop; delhi public school=dps; kendriya vidyalaya=kv; jawahar navodaya vidyalaya,navodaya vidyalaya=jnv; public health centre,primary health centre=phc; community health centre=chc;
  dr colony,doctor colony=doctors colony; jln road=jawaharlal nehru road; jp road=jayaprakash road; jp nagar,jayprakash nagar,jai prakash nagar=jayaprakash nagar; tp nagar=transport nagar; state transport stand=bus stand; civil surgeon hospital,district hospital,sadar hospital,zila hospital=civil hospital;
  ratha street,rath street,rad street,rathabeedi=car street;
  irwin hospital,lok nayak jai prakash hospital,lok nayak jaiprakash hospital,lok nayak hospital=lnjp hospital; willingdon hospital,ram manohar lohia hospital=rml hospital; king edward memorial hospital=kem hospital;
  presidency general hospital=sskm hospital; nil ratan sircar hospital,nilratan sircar hospital,campbell hospital=nrs hospital; king george medical college,king georges medical college,king george medical university,king georges medical university,kgmc=kgmu; tisco=tata steel; telco=tata motors
Mumbai 400:
  warden road=bhulabhai desai road; pedder road,peddar road,gopalrao deshmukh road=deshmukh road; nepean sea road,napean sea road,laxmibai jagmohandas road=jagmohandas road;
  lamington road,dadasaheb bhadkamkar road=bhadkamkar road; hughes road,sitaram patkar road,ns patkar road=patkar road; altamount road,altamont road,sk barodawala road=barodawala road; carmichael road,ml dahanukar road=dahanukar road;
  gibbs road,ridge road,bal gangadhar kher road,bg kher road=kher road; bellasis road,jehangir boman behram road,jbb road=boman behram road; falkland road,pathe bapurao road=patthe bapurao road; foras road,rs nimkar road=nimkar road;
  duncan road=maulana azad road; clare road=mirza ghalib road; arthur road=sane guruji road; delisle road,nm joshi road=joshi road; haines road,dr moses road=moses road; fergusson road,ferguson road,pandurang budhkar road=budhkar road;
  tulsi pipe road,sb road=senapati bapat road; cadell road,veer savarkar road,swatantryaveer savarkar road=savarkar road; lady jamshedji road=lj road; vincent road,ba road,babasaheb ambedkar road=ambedkar road;
  sion trombay road=vn purav road; turner road=guru nanak road; hill road=ramdas nayak road; pali hill road=nargis dutt road; sv road,swami vivekananda road=swami vivekanand road; agra road,mumbai agra road,lbs road=lal bahadur shastri road;
  hornby road,dn road=dadabhai naoroji road; frere road,p dmello road,pd mello road=dmello road; sandhurst road,svp road=sardar vallabhbhai patel road; girgaum road,girgaon road,jss road=jagannath shankar sheth road;
  mayo road,karmaveer bhaurao patil road=bhaurao patil road; churchgate street,vn road=veer nariman road; queens road,maharshi karve road,mk road=karve road; new queens road=mama parmanand road; marine drive,netaji subhash road=netaji subhash chandra bose road;
  wodehouse road=nathalal parekh road; colaba causeway,sbs road=shahid bhagat singh road; lansdowne road=mahakavi bhushan road; waudby road=hazarimal somani road; cruickshank road,mahapalika road=mahapalika road; carnac road,lt road=lokmanya tilak road;
  princess street=shamaldas gandhi road; medows street,meadows street=nagindas master road; apollo street=mumbai samachar road; rampart row,kaikhushru dubash road=dubash road; forbes street=vb gandhi road; bruce street=homi modi street;
  gunbow street=rustom sidhwa road; bazargate street=perin nariman street; ghoga street=janmabhoomi road; hamam street=ambalal doshi road; tamarind lane=mp shetty road; victoria road=sant savta road; nesbit road=shivdas champsi road;
  reay road,barrister nath pai road=nath pai road; slater road,sleater road=naushir bharucha road; tardeo road=javji dadaji road; gowalia tank road=august kranti road; elphinstone circle=horniman circle; elphinstone road=prabhadevi; flora fountain=hutatma chowk;
  victoria terminus,chhatrapati shivaji terminus,chhatrapati shivaji maharaj terminus,cst=csmt; crawford market,mahatma phule market=jyotiba phule market
Kolkata 700:
  lansdowne road=sarat bose road; lower circular road,lower circle road,ajc bose road=acharya jagadish chandra bose road; upper circular road,upper circle road,apc road=acharya prafulla chandra road; circular garden reach road=karl marx sarani;
  harrison road=mahatma gandhi road; park street=mother teresa sarani; camac street,abanindranath tagore sarani,abanindra nath tagore sarani,abanindra nath thakur sarani=abanindranath thakur sarani; harrington street=ho chi minh sarani; theatre road=shakespeare sarani;
  free school street=mirza ghalib street; chowringhee road,jl nehru road=jawaharlal nehru road; bowbazar street,bow bazar street,bb ganguly street=bepin behari ganguly street; amherst street,raja rammohan roy sarani=raja rammohan sarani;
  cornwallis street=bidhan sarani; lower chitpur road,upper chitpur road,chitpur road=rabindra sarani; dharmatala street,dharamtala street,dharamtalla street,dharmatalla street=lenin sarani; elgin road=lala lajpat rai sarani;
  wellesley street=rafi ahmed kidwai road; wellington street,nirmal chandra street=nirmal chunder street; wellington square=subodh mullick square; clive street,netaji subhash road,ns road=netaji subhas road; clive row=rajendra prasad sarani;
  store road,ballygunge store road=gurusaday road; ballygunge circular road,ballygunge circle road=pramathesh barua sarani; gariahat road=leela roy sarani; southern avenue=meghnad saha sarani; russell street,anandi lal poddar sarani=anandilal poddar sarani;
  grey street,sri aurobindo sarani=aurobindo sarani; beadon street=abhedananda road; mirzapur street=surya sen street; central avenue,cr avenue=chittaranjan avenue; canning street=biplabi rashbehari basu road; old court house street=hemanta basu sarani;
  mission row,rajendra nath mukherjee road=rn mukherjee road; hastings street,ks roy road=kiran shankar roy road; british india street=abdul hamid street; kyd street=muhammad ishaque road; lindsay street=neli sengupta sarani; ripon street=muzaffar ahmed street;
  wood street=martin luther king sarani; hungerford street=picasso bithi; rawdon street=sarojini naidu sarani; red road=indira gandhi sarani; mayo road=guru nanak sarani; lee road=oc ganguly sarani; vip road=kazi nazrul islam avenue;
  dalhousie square,dalhousie,bbd bag,bbd bagh=binoy badal dinesh bagh; salt lake city,saltlake city,salt lake,saltlake=bidhan nagar; loudon street,upendranath brahmachari street=un brahmachari street;
  anwar shah road=prince anwar shah road; bt road=barrackpore trunk road; em bypass=eastern metropolitan bypass; aa=action area
Chennai 600:
  mount road=anna salai; china bazar road,netaji subhash chandra bose road,netaji subash chandra bose road=nsc bose road; poonamallee high road,evr salai,evr periyar salai,periyar salai=periyar evr salai; nungambakkam high road=uthamar gandhi salai;
  edward elliots road,rk salai=radhakrishnan salai; lloyds road=avvai shanmugam salai; mowbrays road=ttk road; chamiers road=pasumpon muthuramalinga thevar salai; haddows road=mahatma gandhi salai; adyar bridge road=durgabai deshmukh road;
  greenways road=dgs dinakaran salai; arcot road=nsk salai; spur tank road=mayor ramanathan salai; commander in chief road=ethiraj salai; montieth road=red cross road; halls road=tamil salai; whites road=thiru vi ka road; warren road=bakthavatsalam road;
  brodies road,ramakrishna mutt road=rk mutt road; marshalls road=rukmani lakshmipathi salai; pycrofts road=bharathi salai; ice house road=besant road; triplicane high road=quaid millath road; sydenhams road=raja muthiah road; jeremiah road=evk sampath salai;
  lattice bridge road,lb road=kalki krishnamurthy salai; old mahabalipuram road,omr=rajiv gandhi salai; gst road=grand southern trunk road;
  north beach road=rajaji salai; south beach road=kamarajar salai; ecr=east coast road; pophams broadway,broadway=prakasam salai; thiruvallikeni=triplicane; ezhumbur,ezhumboor=egmore;
  inner ring road=jawaharlal nehru road; parangimalai=st thomas mount; vannarapettai=washermanpet
Delhi,New Delhi 110:
  curzon road=kasturba gandhi marg; connaught place,connaught circus,indira chowk,cp=rajiv chowk; aurangzeb road=apj abdul kalam road; aurangzeb lane=apj abdul kalam lane; mughal gardens=amrit udyan; race course road=lok kalyan marg; dalhousie road=dara shikoh road;
  irwin road=baba kharak singh marg; reading road=mandir marg; original road,db gupta road,dbg road=desh bandhu gupta road; minto road=vivekanand marg; gb road,garstin bastion road=swami shraddhanand marg; parliament street=sansad marg;
  kingsway,rajpath=kartavya path; queensway=janpath; queen victoria road=rajendra prasad road; king edward road=maulana azad road; york road=motilal nehru marg; hastings road=krishna menon marg; albuquerque road=tees january marg;
  allenby road=bishambar das marg; clive road=thyagaraja marg; cornwallis road=subramania bharti marg; dupleix road=kamaraj road; hardinge avenue=tilak marg; havelock road=kali bari marg; keeling road=tolstoy marg; kitchener road=sardar patel marg;
  lytton road=copernicus marg; ratendone road=amrita shergil marg; roberts road=teen murti marg; wellesley road=zakir hussain marg; willingdon crescent=mother teresa crescent; canning road=madhavrao scindia marg; najafgarh road=shivaji marg;
  mehrauli road,sri aurobindo marg=aurobindo marg; lady hardinge road=shaheed bhagat singh marg; baird road=bangla sahib marg; upper ridge road=vande mataram marg; kingsway camp=guru teg bahadur nagar; nfc=new friends colony; sda=safdarjung development area; ip extension=indraprastha extension;
  eok=east kailash; gk=greater kailash; cr park=chittaranjan park
Bengaluru 560:
  south parade=mahatma gandhi road; residency road=field marshal cariappa road; grant road=vittal mallya road; race course road,devaraj urs road=devraj urs road; infantry road=bhagwan mahaveer road; cunningham road=sampangi ramaswamy temple road;
  mission road=kalinga rao road; richmond road=general thimayya road; double road,kengal hanumanthaiah road=kh road; sydney road=kasturba road; fraser town=pulakeshi nagar; pulikeshi nagar=pulakeshi nagar; city market=kr market;
  jayachamarajendra road,jaya chamarajendra road=jc road; bsk=banashankari; rr nagar=rajarajeshwari nagar; kr puram=krishnarajapuram; rajmahal vilas=rmv;
  visvesvaraya layout,visveswaraya layout,vishweshwaraiah layout,sir mv layout,mv layout=smv layout
Hyderabad,Secunderabad 500:
  kphb=kukatpally housing board; lb nagar=lal bahadur nagar; sr nagar=sanjeeva reddy nagar; vv nagar=vivekananda nagar; kingsway,rp road=rashtrapati road; james street=mahatma gandhi road; oxford street,sd road=sarojini devi road; hitec city=hi tech city; abid road=abids; moazzam jahi market,mozamjahi market=mj market; necklace road=pvnr marg
Pune 411:
  fc road=fergusson college road; east street=general thimayya road; main street=mahatma gandhi road; connaught road=sadhu vaswani road; ganeshkhind road=university road; pune nagar road,ahmednagar road,pune ahmednagar road=nagar road; pune satara road=satara road; pune solapur road,sholapur road=solapur road; prince of wales drive=rajendrasinhji road
Puducherry,Pondicherry 605:
  dupleix street,rue dupleix,jawaharlal nehru street=nehru street; bussy street,rue bussy,lal bahadur sastri street,lb sastri street,lbs street=lal bahadur shastri street; beach road,cours chabrol=goubert avenue; cathedral street=mission street;
  south boulevard=subbaiah salai; north boulevard,sardar vallabhbhai patel salai,svp salai=sardar patel salai; west boulevard=anna salai; rue suffren=suffren street; rue romain rolland=romain rolland street; rue dumas=dumas street;
  rue francois martin=francois martin street; rue saint louis=st louis street; rue saint gilles=st gilles street
Prayagraj,Allahabad 211:
  canning road=mahatma gandhi marg; queens road=sarojini naidu marg; edmonstone road=tashkent marg; elgin road=lal bahadur shastri marg; thornhill road=maharshi dayanand marg; hastings road=nyaya marg; clive road=purushottam das tandon marg;
  hewett road=vivekanand marg; alfred park,company bagh=chandrashekhar azad park; minto park=madan mohan malviya park
Lucknow 226:
  la touche road,latouche road=gautam buddha marg; abbott road=vidhan sabha marg; victoria street=tulsidas marg; faizabad road=ayodhya road
Kanpur 208:
  mall road=mahatma gandhi marg; world bank barra,world bank colony=barra
Patna 800:
  bailey road,bely road,beli road,nehru path,jawaharlal nehru path=jawaharlal nehru marg; fraser road=mazharul haque path; exhibition road=braj kishore path; gardiner road,birchand patel path=bir chand patel path
Ahmedabad 380:
  relief road=tilak road; richey road=gandhi road; sg road,sarkhej gandhinagar highway=sg highway; cg road=chimanlal girdharlal road
Vadodara 390:
  race course road,rc road=rc dutt road
Indore 452:
  ab road=agra mumbai road
Gurugram,Gurgaon 122:
  mehrauli gurgaon road,mehrauli gurugram road=mg road
Mangaluru,Mangalore 575:
  light house hill road,lighthouse hill road,lhh road=mulki sunder ram shetty road
Bhilai,Durg 490:
  bsp township,bsp colony,bsp nagar=bhilai steel township
Bhopal 462:
  habibganj station=rani kamlapati station; tt nagar=tatya tope nagar
Guwahati 781:
  gs road=guwahati shillong road
Siliguri 734:
  hill cart road=tenzing norgay road
Bhubaneswar 751:
  cs pur,csp=chandrasekharpur
Vijayawada 520:
  bandar road=mahatma gandhi road; eluru road=karl marx road
Kozhikode 673:
  mavoor road,ig road=indira gandhi road; sm street,mithai street=sweetmeat street
Shillong 793:
  khyndai lad,khyndailad=police bazar; iewduh,iew duh=bara bazar
Coimbatore 641:
  mtp road=mettupalayam road
`
